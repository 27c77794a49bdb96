import { castsInThousandLines, castsOf, mostCasts } from './casts.ts';
import { repeatedBodies, repeatedStill } from './css-bodies.ts';
import { foldersOf, fullFolders, mostFiles } from './folders.ts';
import { importsOf } from './imports.ts';
import { housedFiles, siteSources, styleSheets } from './source-files.ts';

/** Prints how the house stands beside what it should be: `npm run house`. */
const sources = siteSources();
const casts = castsOf(sources);
const lines = sources.reduce((sum, file) => sum + file.text().split('\n').length, 0);
const housed = housedFiles();
const folders = foldersOf(housed);
const bodies = repeatedBodies(styleSheets());
const imports = await importsOf(['app', 'server', 'db']);
const between = (from: string, to: string) =>
  imports.filter((each) => each.from.startsWith(from) && each.to.startsWith(to)).length;
const full = fullFolders(housed);
const kinds = Map.groupBy(casts, ({ to }) => to);
const commonest = [...kinds].toSorted(([, one], [, other]) => other.length - one.length).slice(0, 5);

const figures: [what: string, value: string | number, bar: string][] = [
  ['lines of the site', lines, ''],
  ['largest folder', `${folders[0]?.files} (${folders[0]?.path})`, `<= ${mostFiles}`],
  ['folders over that', full.map(({ path, files }) => `${path} ${files}`).join(', ') || 'none', 'none'],
  ['casts', casts.length, ''],
  ['casts a thousand lines', castsInThousandLines(casts, sources).toFixed(2), `<= ${mostCasts}`],
  ['of them most often', commonest.map(([to, each]) => `${to} ${each.length}`).join(', '), ''],
  ['bodies of rules that stand more than three times', bodies.length, `<= ${repeatedStill}`],
  ['imports features -> site', between('app/features/', 'app/site/'), '0'],
  ['imports site -> features', between('app/site/', 'app/features/'), ''],
  ['imports shell -> features', between('app/shell/', 'app/features/'), '0'],
];
for (const [what, value, bar] of figures) console.log(`${what.padEnd(50)} ${value}${bar && `  (bar: ${bar})`}`);
