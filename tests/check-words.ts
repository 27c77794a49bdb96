import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { frenchSpaces } from '#platform/i18n/typesetting/french-spaces.ts';

/**
 * Checks the interface's words: every text of the code is in every catalogue, none is without its translation, and no
 * two features translate the same text differently (the server has all catalogues in one, a page only its own: the
 * same words must come out of both), Chinese has no space beside letters and digits of another script, and French
 * has its narrow ones.
 * A check changes nothing.
 */
const root = resolve(import.meta.dirname, '..');
const kept = new Map(
  globSync('app/**/locales/*.po', { cwd: root }).map((file) => [file, messagesOf(join(root, file))]),
);

interface Message {
  id: string;
  translation: string;
}

function messagesOf(file: string): Message[] {
  const blocks = readFileSync(file, 'utf8').split(/\n\n/).slice(1);
  return blocks
    .map((block) => ({ id: field(block, 'msgctxt') + field(block, 'msgid'), translation: field(block, 'msgstr') }))
    .filter(({ id }) => id !== '');
}

/** A field of a PO entry: its strings may go over several lines. */
function field(block: string, name: string): string {
  const match = new RegExp(`^${name} ((?:"(?:[^"\\\\]|\\\\.)*"\\s*)+)`, 'm').exec(block);
  return (match?.[1] ?? '').replace(/"\s*"/g, '').replace(/^"|"\s*$/g, '');
}

/** Texts that two catalogues of a language translate differently. */
function conflicts(): string[] {
  const first = new Map<string, { file: string; translation: string }>();
  const found: string[] = [];
  for (const [file, messages] of kept) {
    for (const { id, translation } of messages) {
      const key = `${basename(file)} ${id}`;
      const other = first.get(key);
      if (!other) first.set(key, { file, translation });
      else if (other.translation !== translation)
        found.push(`${file}: "${id}" is "${translation}", in ${other.file} "${other.translation}"`);
    }
  }
  return found;
}

/** The house writes Latin letters, digits and what stands in a text’s gaps with no space beside Chinese. */
const spaceInChinese = /[\p{Script=Han}\u3000-\u303f\uff00-\uffef] [A-Za-z0-9{+]|[A-Za-z0-9}%] \p{Script=Han}/u;

function spaced(): string[] {
  const chinese = [...kept].filter(([file]) => basename(file) === 'zh-CN.po');
  return chinese.flatMap(([file, messages]) =>
    messages
      .filter(({ translation }) => spaceInChinese.test(translation))
      .map(({ translation }) => `${file}: a space beside Chinese in "${translation}"`),
  );
}

/** Other marks stand without their space in texts that the specification fixes. */
const bareColon = /[\p{L})}»]:(?:\s|$)/u;

function spacedOrdinarily(): string[] {
  const french = [...kept].filter(([file]) => basename(file) === 'fr-FR.po');
  return french.flatMap(([file, messages]) =>
    messages
      .filter(({ translation }) => frenchSpaces(translation) !== translation || bareColon.test(translation))
      .map(({ translation }) => `${file}: no narrow space where French has one in "${translation}"`),
  );
}

/**
 * Takes the words from the code into a copy of the catalogues: other checks, and a build, read the catalogues meanwhile.
 * @returns the directory with the copy, in which catalogues have the paths that they have in the project
 */
function extracted(): string {
  const copy = mkdtempSync(join(root, 'node_modules/.words-'));
  for (const file of kept.keys()) cpSync(join(root, file), join(copy, file));
  const config = join(copy, 'lingui.config.ts');
  writeFileSync(
    config,
    `import config from '../../lingui.config.ts';
    const path = (path) => path.replace('<rootDir>', '<rootDir>/${relative(root, copy)}');
    const catalogs = config.catalogs.map((each) => ({ ...each, path: path(each.path) }));
    export default { ...config, rootDir: '${root}', catalogs };`,
  );
  // Loading the extractor once more for each thread costs more than it brings.
  const args = ['extract', '--clean', '--workers', '1', '--config', config];
  execFileSync(join(root, 'node_modules/.bin/lingui'), args, { cwd: root, stdio: 'pipe' });
  return copy;
}

const problems = [...conflicts(), ...spaced(), ...spacedOrdinarily()];
const copy = extracted();
try {
  for (const file of globSync('app/**/locales/*.po', { cwd: copy })) {
    const known = new Map(kept.get(file)?.map(({ id, translation }) => [id, translation]));
    const inCode = messagesOf(join(copy, file));
    for (const { id, translation } of inCode) if (!translation) problems.push(`${file}: no translation of "${id}"`);
    for (const { id } of inCode) if (!known.has(id)) problems.push(`${file}: "${id}" is not in it (npm run words)`);
    const used = new Set(inCode.map(({ id }) => id));
    for (const id of known.keys())
      if (!used.has(id)) problems.push(`${file}: "${id}" is no longer used (npm run words)`);
  }
} finally {
  rmSync(copy, { recursive: true });
}
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
console.log(`${kept.size} catalogues, all words translated.`);
