import { expect, test } from 'vitest';
import type { Change } from './check-file.server.ts';
import type { TextReport } from './import-xliff.server.ts';
import { shownReport } from './show-report.server.ts';

const text = (outcome: TextReport['outcome'], parts: Partial<TextReport>): TextReport => ({
  ...{ id: 'article.1', thing: undefined, outcome, changes: [], meanwhile: [], refused: [], confirmed: 0 },
  ...parts,
});
const shown = (texts: TextReport[]) => shownReport({ to: 'en-US', texts }, 'en-US').texts;
const change = (was: string, now: string): Change => ({ path: 'title', label: 'Title', value: now, was, now });

test('a page has a few hundred segments, whether they change or cannot be taken; of the others it says how many', () => {
  const refused = Array.from({ length: 50 }, () => ({ id: 'title.x', label: 'Title', why: 'sourceChanged' }) as const);
  const found = shown([
    ...Array.from({ length: 20 }, () => text('refused', { refused })),
    text('taken', { changes: [change('', 'Title')] }),
  ]);
  expect(found.flatMap(({ units }) => units)).toHaveLength(400);
  expect(found.map(({ more }) => more)).toEqual([...Array(8).fill(0), ...Array(12).fill(50), 1]);
});

test('what changes is compared word by word, but for what is long, and for the rest of very much', () => {
  const kinds = (changes: Change[]) =>
    shown([text('taken', { changes })]).flatMap(({ units }) =>
      units.map(({ pieces = [] }) => pieces.map(({ kind }) => kind).join(' ')),
    );
  const long = 'word '.repeat(200);
  const few = [change('', 'New'), change('a tea', 'a tea room'), change(long.repeat(2), `${long.repeat(2)}end`)];
  expect(kinds(few)).toEqual(['added', 'same added', 'removed added']);
  const many = Array.from({ length: 40 }, () => change(long, `${long}end`));
  expect(kinds(many).filter((each) => each === 'same added')).toHaveLength(Math.floor(60_000 / 2003));
});
