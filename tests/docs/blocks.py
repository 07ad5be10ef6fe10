#!/usr/bin/env python3
"""Runs every block of code in README.md and docs/: commands are typed, files are read by the program.

    python3 blocks.py PROGRAM

Commands run from top to bottom of a page, in a folder and a home of their own, with the files that the page names.
Every one must be done; where its answer hangs on what stands on a table, it must at least be understood. What is left
out with an ellipsis is only read as JSON. A block that nothing here knows how to run fails."""
import json, os, re, shutil, sqlite3, subprocess, sys, tempfile

import yaml

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))
ARMIES = 'lists/warmaster/armies/'
# Pages whose commands speak of a moment of some battle.
OF_A_MOMENT = {'battle-actions.md'}
MORE = {  # what a page's first command needs beside what the program ships
    'battle-actions.md': {'a.yaml': ARMIES + 'egyptian.yaml', 'b.yaml': ARMIES + 'hittite.yaml'},
}
failed, passed = [], 0


class Page:
    def __init__(self, program, path):
        self.name, self.text = os.path.basename(path), open(path, encoding='utf8').read()
        self.folder = tempfile.mkdtemp()
        bin = os.path.join(self.folder, 'bin')
        os.mkdir(bin)
        with open(os.path.join(bin, 'strategikon'), 'w') as script:
            script.write(f'#!/bin/sh\nexec "{program}" "$@"\n')
        os.chmod(os.path.join(bin, 'strategikon'), 0o755)
        kept = {k: v for k, v in os.environ.items()
                if k not in ('STRATEGIKON_HOME', 'XDG_DATA_HOME', 'DISPLAY', 'WAYLAND_DISPLAY', 'QT_QPA_PLATFORM')}
        self.env = dict(kept, HOME=self.folder, PATH=bin + ':' + os.environ['PATH'])
        shutil.copytree(os.path.join(ROOT, 'lists'), os.path.join(self.folder, 'lists'))
        for name, source in MORE.get(self.name, {}).items():
            shutil.copy(os.path.join(ROOT, source), os.path.join(self.folder, name))
        for name in set(re.findall(r'\b[a-z]+\.jsonl\b', self.text)):
            open(os.path.join(self.folder, name), 'w').write('{"end-phase": {}}\n')
        self.list = None  # the last whole list of the page, that pieces of one are added to

    def typed(self, line, statuses=(0,)):
        p = subprocess.run(['bash', '-c', line], cwd=self.folder, env=self.env, stdin=subprocess.DEVNULL,
                           capture_output=True, text=True, timeout=60)
        if p.returncode in statuses:
            return None
        if self.name in OF_A_MOMENT and p.returncode in (1, 2) and 'strategikon --help' not in p.stderr:
            return None
        return f'{line}\n    exit {p.returncode}: {p.stderr.strip()[:300]}'

    def read(self, name, text, command, statuses=(0,)):
        path = os.path.join(self.folder, name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        open(path, 'w', encoding='utf8').write(text)
        return self.typed(f'{command} {name}', statuses)

    def shell(self, block):
        for line in block.split('\n'):
            line = line.strip().replace('./strategikon', 'strategikon')
            # What opens a window or runs the tests: this is one of them.
            if not line or line.startswith('#') or re.match(r'(\w+=\S+ )?\./check\b|strategikon\s*(#|$)', line):
                continue
            if why := self.typed(line):
                return why

    def yaml(self, block):
        keys = set(re.findall(r'^([a-z-]+):', block, re.M))
        if 'units' in keys:
            return self.read('army.yaml', block, 'strategikon army check', (0, 1))
        if 'stands' in keys:
            return self.read('stands.yaml', block, 'strategikon collection nations --owned', (0, 1))
        if 'pieces' in keys:
            return self.read('pieces.yaml', block, 'strategikon field generate --seed 1 --replace -o field.json --pieces')
        if self.name == 'steps-as-tables.md':  # a step of a table
            with open(os.path.join(ROOT, 'rules/fog/play/steps.yaml'), encoding='utf8') as table:
                return None if yaml.safe_load(block)[0] in yaml.safe_load(table)['steps'] else 'no table has this step'
        if 'rows' in keys:
            return self.read('house.yaml', block, 'strategikon house check')
        if keys & {'bases', 'capabilities', 'others'}:
            return self.read('costs.yaml', block, 'strategikon list check')
        if {'system', 'entries'} <= keys:
            self.list = block
        elif keys and keys <= {'ties', 'editions', 'limits', 'rules'} and self.list:
            block = self.list + block
        elif self.name == 'house.md':  # a row of a table
            tables = [open(os.path.join(ROOT, 'rules/warmaster', name), encoding='utf8').read()
                      for name in ('modifiers.yaml', 'play.yaml')]
            return None if any(block.strip() in table for table in tables) else 'no table has this row'
        else:
            return 'nothing reads this'
        return self.read('list.yaml', block, 'strategikon list check')

    def json(self, block):
        whole = block.lstrip().startswith('{\n')
        read = [json.loads(one) for one in ([block] if whole else block.strip().split('\n'))]
        if whole and '…' not in block:
            return self.read('field.json', json.dumps(read[0]), 'strategikon field check', (0, 1))

    def sql(self, block):
        if why := self.typed('strategikon battle new --army lists/warmaster/armies/egyptian.yaml '
                             '--army lists/warmaster/armies/hittite.yaml'):
            return why
        db = sqlite3.connect(os.path.join(self.folder, '.local/share/strategikon/library.db'))
        try:
            db.execute(block).fetchall()
        except sqlite3.Error as error:
            return str(error)
        finally:
            db.close()


def blocks(text):
    """Fenced ones with their language, and indented ones that begin with a command."""
    lines, at = text.split('\n'), 0
    while at < len(lines):
        fence, end = re.match(r'```(\w*)$', lines[at]), at + 1
        if fence:
            while lines[end] != '```':
                end += 1
            yield at + 1, fence[1], '\n'.join(lines[at + 1:end]) + '\n'
        elif re.match(r' {4}(\./)?strategikon ', lines[at]):
            while lines[end].startswith('    '):
                end += 1
            yield at + 1, 'sh', '\n'.join(lines[at:end])
        at = end + (1 if fence else 0)


for path in [os.path.join(ROOT, 'README.md')] + sorted(
        os.path.join(ROOT, 'docs', name) for name in os.listdir(os.path.join(ROOT, 'docs')) if name.endswith('.md')):
    page = Page(os.path.abspath(sys.argv[1]), path)
    ways = {'sh': page.shell, 'yaml': page.yaml, 'json': page.json, 'sql': page.sql}
    for line, language, block in blocks(page.text):
        try:
            why = ways[language](block) if language in ways else f'nothing runs “{language}”'
        except (ValueError, subprocess.TimeoutExpired) as error:
            why = str(error)
        passed += why is None
        if why:
            failed.append(f'{page.name}:{line}: {why}')
    shutil.rmtree(page.folder)
print('\n'.join(failed))
print(f'Totals: {passed} passed, {len(failed)} failed, 0 skipped')
sys.exit(bool(failed))
