import { castsOf } from './casts.ts';
import { repeatedBodies } from './css-bodies.ts';
import { foldersOf, fullFolders, mostFiles } from './folders.ts';
import { importsOf } from './imports.ts';
import { housedFiles, siteSources, sourceFiles } from './source-files.ts';

/** Prints how the house stands beside what it should be: `npm run house`. */
const bars = { files: mostFiles, castsInThousandLines: 1.5, sameBody: 3 };

const sources = siteSources();
const casts = castsOf(sources);
const lines = sources.reduce((sum, file) => sum + file.text().split('\n').length, 0);
const housed = housedFiles();
const folders = foldersOf(housed);
const bodies = repeatedBodies(sourceFiles(/^app\/.*\.css$/), bars.sameBody);
const imports = await importsOf(['app', 'server', 'db']);
const between = (from: string, to: string) =>
  imports.filter((each) => each.from.startsWith(from) && each.to.startsWith(to)).length;
const full = fullFolders(housed);
const kinds = Map.groupBy(casts, ({ to }) => to);
const commonest = [...kinds].toSorted(([, one], [, other]) => other.length - one.length).slice(0, 5);

const figures: [what: string, value: string | number, bar: string][] = [
  ['lines of the site', lines, ''],
  ['largest folder', `${folders[0]?.files} (${folders[0]?.path})`, `<= ${bars.files}`],
  ['folders over that', full.map(({ path, files }) => `${path} ${files}`).join(', ') || 'none', 'none'],
  ['casts', casts.length, ''],
  ['casts a thousand lines', ((1000 * casts.length) / lines).toFixed(2), `<= ${bars.castsInThousandLines}`],
  ['of them most often', commonest.map(([to, each]) => `${to} ${each.length}`).join(', '), ''],
  ['bodies of rules that stand more than three times', bodies.length, '0'],
  ['imports features -> site', between('app/features/', 'app/site/'), '0'],
  ['imports site -> features', between('app/site/', 'app/features/'), ''],
  ['imports shell -> features', between('app/shell/', 'app/features/'), '0'],
];
for (const [what, value, bar] of figures) console.log(`${what.padEnd(50)} ${value}${bar && `  (bar: ${bar})`}`);
