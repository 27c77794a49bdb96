import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
/** Arabic of a country that is none: nobody reads it, and its lines may begin on the right. */
export const pseudoTag = 'ar-XB';
const folder = 'app/platform/i18n/languages';

const accents: Record<string, string> = { a: 'áà', e: 'éè', i: 'íì', o: 'óò', u: 'úù', A: 'Á', E: 'É', O: 'Ó' };

/** English words, longer and with accents, between brackets; what stands in braces and tags stays as it is. */
export function pseudo(text: string): string {
  const parts = text.split(/(\{.*\}|<[^>]*>|\\.)/s);
  const said = parts.map((part, i) =>
    i % 2 === 1 ? part : part.replace(/[aeiouAEO]/g, (each) => accents[each] ?? each),
  );
  return `⟦${said.join('')}⟧`;
}

/**
 * Copies what the project is made of. What tests only read, and nobody changes, is linked; packages one by one, for their
 * tools keep what they know of a project beside them.
 */
export function copyProject(to: string): void {
  const linked = ['content', 'public'];
  const left = ['.git', 'build', '.react-router', 'docs', 'node_modules', ...linked];
  for (const name of readdirSync(root)) {
    if (!left.includes(name)) cpSync(join(root, name), join(to, name), { recursive: true });
  }
  // The console reads its terms.
  mkdirSync(join(to, 'docs'));
  symlinkSync(join(root, 'docs/glossary.md'), join(to, 'docs/glossary.md'));
  mkdirSync(join(to, 'node_modules'));
  const packages = readdirSync(join(root, 'node_modules')).filter((name) => name === '.bin' || !name.startsWith('.'));
  for (const name of [...linked, ...packages.map((name) => `node_modules/${name}`)]) {
    symlinkSync(join(root, name), join(to, name));
  }
}

/**
 * Runs a tool of a project on the Node of this process: that of the PATH may be older.
 * @returns what it printed
 * @throws Error with what it said, where it ends badly
 */
export function runTool(project: string, tool: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(project, 'node_modules/.bin', tool), ...args], {
    cwd: project,
    encoding: 'utf8',
    env: { PATH: process.env.PATH },
  });
  if (status !== 0) throw new Error(`${tool} ended with ${status}: ${stdout}${stderr}`);
  return stdout;
}

/**
 * Adds the pseudo-language to a copy of the project by the steps of CONTRIBUTING, "Add a language".
 * @param dir where its lines begin
 */
export function addPseudoLanguage(project: string, dir: 'ltr' | 'rtl'): void {
  const change = (file: string, from: string | RegExp, to: string) => {
    const source = readFileSync(join(project, file), 'utf8');
    const changed = source.replace(from, to);
    if (changed === source) throw new Error(`${file} has no ${from}`);
    writeFileSync(join(project, file), changed);
  };
  const list = 'app/platform/i18n/languages.ts';
  const entry = `  '${pseudoTag}': { dir: '${dir}', name: '${pseudo('pseudo')}', label: 'Ps', header: '4', next: 'en-US' },\n`;
  change(list, /(?=^\} as const satisfies)/m, entry);
  translateFolder(project);
  change(
    'app/platform/i18n/writing-of.ts',
    /(?=^import type \{ Locale)/m,
    `import { writing as pseudo } from './languages/${pseudoTag}/writing.ts';\n`,
  );
  change('app/platform/i18n/writing-of.ts', / \};$/m, `, '${pseudoTag}': pseudo };`);
  const fixed = 'app/platform/i18n/fixed-words.server.ts';
  const imports = [
    ['foundPages', 'found-pages'],
    ['front', 'front'],
    ['names', 'names'],
  ].map(([name, file]) => `import { ${name} as pseudo_${name} } from './languages/${pseudoTag}/${file}.ts';\n`);
  change(fixed, /(?=^import type \{ Locale)/m, imports.join(''));
  const words = `{ names: pseudo_names, front: pseudo_front, foundPages: pseudo_foundPages }`;
  change(fixed, /^\};$/m, `  '${pseudoTag}': ${words},\n};`);
  change(
    'app/ui/use-language-names.ts',
    /^ {2}\};$/m,
    `    '${pseudoTag}': t({ message: 'Pseudo', context: 'of a text' }),\n  };`,
  );
  const number = String(readdirSync(join(project, 'db/migrations')).length + 100).padStart(4, '0');
  writeFileSync(
    join(project, `db/migrations/${number}-pseudo.sql`),
    `-- expand, release 1\ninsert into language (tag) values ('${pseudoTag}');\n`,
  );
  translateCatalogues(project);
}

/** The folder of English, its words in the pseudo-language. */
function translateFolder(project: string): void {
  const [from, to] = ['en-US', pseudoTag].map((tag) => join(project, folder, tag));
  if (!from || !to) return;
  cpSync(from, to, { recursive: true });
  for (const file of ['names.ts', 'front.ts', 'found-pages.ts']) {
    const source = readFileSync(join(to, file), 'utf8');
    const [, type = '', name = ''] = /^export type (\w+) = typeof (\w+);$/m.exec(source) ?? [];
    const own = source
      .replace(/\n(?:\/\*\* [^\n]* \*\/\n)?export type .*\n/, '')
      .replace(
        `export const ${name} =`,
        `import type { ${type} } from '../en-US/${file}';\n\nexport const ${name}: ${type} =`,
      )
      .replace(/: '((?:[^'\\]|\\.)*)'/g, (_, text: string) => `: '${pseudo(text)}'`);
    writeFileSync(join(to, file), own);
  }
}

/** Catalogues as `npm run words` makes them, translated. */
function translateCatalogues(project: string): void {
  runTool(project, 'lingui', 'extract');
  for (const file of globSync(`app/**/locales/${pseudoTag}.po`, { cwd: project })) {
    const path = join(project, file);
    const [head = '', ...blocks] = readFileSync(path, 'utf8').split(/\n\n/);
    const said = blocks.map((block) =>
      block.replace(/^msgid ((?:"(?:[^"\\]|\\.)*"\s*)+)msgstr ""/m, (_, written: string) => {
        const text = (written.match(/"(?:[^"\\]|\\.)*"/g) ?? []).map((each) => each.slice(1, -1)).join('');
        return `msgid ${written}msgstr "${pseudo(text)}"`;
      }),
    );
    writeFileSync(path, [head, ...said].join('\n\n'));
  }
}

/** The files that a copy has otherwise, or alone; and of them those that are not words. */
export function touched(project: string): { all: string[]; notWords: string[] } {
  const files = globSync('{app,db,server,tests,tools,bench}/**/*.*', { cwd: project });
  const all = files.filter((file) => differs(join(project, file), join(root, file)));
  const isWords = (file: string) =>
    file.endsWith('.po') || (file.startsWith(folder) && !file.endsWith('/writing.ts') && file.includes(pseudoTag));
  return { all, notWords: all.filter((file) => !isWords(file)).sort() };
}

function differs(own: string, other: string): boolean {
  try {
    return !readFileSync(own).equals(readFileSync(other));
  } catch {
    return true;
  }
}
