import { chapters } from './levels.ts';
import type { Requirement, Standing } from './requirement.ts';

const standings: readonly Standing[] = ['met', 'partly', 'not met', 'operator', 'not applicable'];

const head = `# ASVS 5.0, levels 1 and 2

Written by \`npm run asvs\` from \`tools/asvs/\`; \`npm run check\` compares, and looks that each number stands here once and each file and test that is named is there.

The OWASP Application Security Verification Standard 5.0.0 (© The OWASP Foundation, [CC BY-SA 4.0](https://creativecommons.org/licenses/by-sa/4.0/),
<https://github.com/OWASP/ASVS>) has the requirements in full; here stands its number, what it demands in our own words, how the site stands to it, by which files, and where that is tested. What is
changed of theirs is under the same licence. It was written by those who build the site, by reading its code: it is no certificate, and no independent verification.

*met*: by the site. *partly*: with what is missing said. *not met*: with the reason. *operator*: it is for whoever runs the site, with what the site does for it.
`;

/** The list as a page in Markdown. */
export function asvsPage(requirements: readonly Requirement[]): string {
  const counts = standings.map((standing) => countLine(standing, requirements)).join('\n');
  const open = requirements.filter(({ standing }) => standing === 'partly' || standing === 'not met');
  const parts = chapters.map(([name, ids]) => {
    const own = ids.split(' ').flatMap((id) => requirements.filter((each) => each.id === id.replace('*', '')));
    return `## ${name}\n\n${chapterPart(own)}`;
  });
  return `${head}
| stands | level 1 | level 2 |
| --- | --- | --- |
${counts}

Open, in full or in part: ${open.map(({ id }) => id).join(', ')}.

${parts.join('\n')}`;
}

function countLine(standing: Standing, requirements: readonly Requirement[]): string {
  const count = (level: number) =>
    requirements.filter((each) => each.standing === standing && each.level === level).length;
  return `| ${standing} | ${count(1)} | ${count(2)} |`;
}

/** A chapter of which nothing applies is one sentence. */
function chapterPart(own: readonly Requirement[]): string {
  const [first] = own;
  if (first && own.every(({ how }) => how === first.how)) {
    return `Not applicable: ${first.how}\n\n${own.map(({ id, level }) => `${id} (${level})`).join(', ')}.\n`;
  }
  const rows = own.map(({ id, level, demands, standing, how, by, tested }) => {
    const files = [...by.map((file) => `[${nameOf(file)}](${linkTo(file)})`)].join(', ');
    const tests = tested.map((test) => testCell(test)).join('; ');
    return `| ${id} | ${level} | ${demands} | ${standing} | ${how} | ${files} | ${tests} |`;
  });
  return `| | level | demands | stands | how, or why not | by | tested |\n| --- | --- | --- | --- | --- | --- | --- |\n${rows.join('\n')}\n`;
}

function testCell(test: string): string {
  const [file = '', title = ''] = test.split(/: (.*)/s);
  return `[${nameOf(file)}](${linkTo(file)}): “${title.replaceAll('|', '\\|')}”`;
}

const nameOf = (file: string) => file.split('/').at(-1) ?? file;
const linkTo = (file: string) => (file.startsWith('docs/') ? file.slice('docs/'.length) : `../${file}`);
