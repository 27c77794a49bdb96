import { impersonal } from '#db/schema/personal/impersonal.ts';
import { persons } from '#db/schema/personal/persons.ts';
import { grounds, type PersonalColumn, type PersonalTable, type Subject } from '#db/schema/personal/shape.ts';

const headings: Record<Subject, string> = {
  members: 'Members',
  visitors: 'Visitors and who reserves for them',
  strangers: 'Whoever asks, without an account',
  staff: 'Staff',
  'business contacts': 'People named for their organisation',
};

const head = `# Personal data, column by column

Written by \`npm run personal-data\` from the annotations in \`db/schema/personal/\`; \`npm run check\` compares. Every column of every table is
classed there, one of a person or one that says nothing of any: a column that a migration adds is refused by the compiler until it is. Why it is done
so: [record 126](decisions/0126-a-register-of-personal-data.md).

"Taken along" is what a member finds in *Your data* (\`/account/data\`), "erased" what is gone once they have deleted their account; a test puts something
into each column and looks for it in both, on both databases (\`app/site/account/personal-data.db.test.ts\`). Where it is neither, the column says why. *Sealed*: encrypted
(AES-256-GCM) with \`PII_KEY\`; *hashed*: with a key (\`LOOKUP_KEY\`, \`SESSION_SECRET\`) or of random bits; *clear*: as it is. Pictures and texts of the expo may
show or name people too; they are published by the expo, and staff withdraw them.

The grounds are those that the site was built for. Which ones an operator relies on, and for how long they may keep what, their counsel confirms; for China: [china.md](china.md).
`;

type Table = PersonalTable<string>;

/** The register of personal data as a page in Markdown. */
export function registerPage(tables: Readonly<Record<string, Table>> = persons, others: object = impersonal): string {
  const parts = Object.entries(headings).map(([subject, heading]) => {
    const own = Object.entries(tables).filter(([, table]) => table.of === subject);
    return `## ${heading}\n\n${own.map(([name, table]) => tablePart(name, table)).join('\n')}`;
  });
  const rest = Object.keys(others)
    .map((name) => `\`${name}\``)
    .join(', ');
  return `${head}\n## Grounds\n\n${groundLines()}\n\n${parts.join('\n')}\n## Tables without personal data\n\n${rest}.\n`;
}

function groundLines(): string {
  return Object.entries(grounds)
    .map(([ground, words]) => `- **${ground}**: ${words}`)
    .join('\n');
}

function tablePart(name: string, table: Table): string {
  const { purpose, retention, clearedBy, ground, readers, of } = table;
  const jobs = clearedBy
    ? ` (job${clearedBy.length > 1 ? 's' : ''}: ${clearedBy.map((job) => `“${job}”`).join(', ')})`
    : '';
  const isOwn = of !== 'staff' && of !== 'business contacts';
  const heads = ['column', 'what', 'lies', ...(isOwn ? ['taken along', 'erased'] : [])];
  const rows = Object.entries(table.columns).flatMap(([column, about]) =>
    about === 'plain' ? [] : [columnRow(column, about, isOwn)],
  );
  return `### \`${name}\`

What for: ${purpose}. Kept: ${retention}${jobs}. Ground: ${ground}. Read by: ${readers}.

| ${heads.join(' | ')} |
| ${heads.map(() => '---').join(' | ')} |
${rows.join('\n')}
${plainLine(table)}`;
}

function columnRow(column: string, { what, kept, notTaken, stays }: PersonalColumn, isOwn: boolean): string {
  const own = isOwn ? [notTaken ? `no: ${notTaken}` : 'yes', stays ? `no: ${stays}` : 'yes'] : [];
  return `| ${[`\`${column}\``, what, kept, ...own].join(' | ')} |`;
}

function plainLine({ columns }: Table): string {
  const names = Object.keys(columns).filter((column) => columns[column] === 'plain');
  return names.length === 0 ? '' : `\nNothing of a person in ${names.map((name) => `\`${name}\``).join(', ')}.\n`;
}
