import { beforeAll, expect, test } from 'vitest';
import { articleKind } from '#features/news/publishing/article-kind.server.ts';
import type { Staff } from '#features/staff/index.server.ts';
import { somePerson } from '#features/staff/person.fixture.ts';
import { type Locale, locales } from '#platform/i18n/locale.ts';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { giveThread } from '../content/give-thread.server.ts';
import { publishThread } from '../content/publishing/publish-thread.server.ts';
import { withdrawThread } from '../content/publishing/withdraw-thread.server.ts';
import { saveThread } from '../content/save-thread.server.ts';
import { cellsOf, stitchesOf } from './board-cells.server.ts';
import { readView } from './board-view.ts';
import { boardThings, countBoard, tallyBoard, toDoOf } from './list-board.server.ts';
import { seenBy } from './seen.ts';
import { writers } from './writers.server.ts';

const platform = emptyPlatform();
const kind = articleKind;
const kinds = [kind.name];
let editor: Staff;
let translator: Staff;

beforeAll(async () => {
  editor = await somePerson(platform().db, ['editor']);
  translator = await somePerson(platform().db, ['translator'], ['fr-FR']);
});

const text = (title: string, ...more: string[]) => ({
  title,
  summary: `${title}.`,
  body: [title, ...more].map((each) => `<p>${each}</p>`).join(''),
});

async function save(thingId: number | undefined, thread: Locale | 'shared', values: object, base = 0): Promise<number> {
  const saved = await saveThread(platform(), editor, { kind, thingId, thread, base, values: { ...values } });
  if (saved.outcome !== 'saved') throw new Error(saved.outcome);
  return saved.thingId;
}

/** A thing that is out in some languages. */
async function outIn(title: string, ...languages: Locale[]): Promise<number> {
  const id = await save(undefined, 'shared', { category: 'news', publishedAt: '2025-06-12T01:30:00.000Z' });
  for (const locale of languages) {
    await save(id, locale, text(title));
    await publishThread(platform(), editor, { kind, thingId: id, thread: locale });
  }
  return id;
}

async function change(id: number, title: string, ...more: string[]): Promise<void> {
  await save(id, 'zh-CN', text(title, ...more), 1);
  await publishThread(platform(), editor, { kind, thingId: id, thread: 'zh-CN' });
}

const give = (thingId: number, locale: Locale, to: Staff, due: string | null) =>
  giveThread(platform(), editor, { kind, thingId, locale, to: to.id, due });

const asked = (query: string, staff = editor) => ({
  kinds,
  view: readView(new URLSearchParams(query), 'en-US'),
  looking: { staffId: staff.id, today: '2025-06-16' },
});

/** The numbers of the things of a view, among some. */
async function shown(ids: number[], query: string, staff = editor): Promise<number[]> {
  const { things } = await boardThings(platform().db, asked(query, staff), { limit: 1000 });
  return things.map(({ id }) => id).filter((id) => ids.includes(id));
}

test('a language has to do what it lacks, and what has fallen behind', async () => {
  const whole = await outIn('Whole', ...locales);
  const lacking = await outIn('Lacking', 'zh-CN');
  const behind = await outIn('Behind', 'zh-CN', 'fr-FR');
  await change(behind, 'Behind anew', 'More');
  const all = [whole, lacking, behind];
  expect(await shown(all, '')).toEqual([behind, lacking, whole]);
  expect(await shown(all, 'tab=fr-FR')).toEqual([behind, lacking]);
  expect(await shown(all, 'tab=zh-CN')).toEqual([]);
  expect(await shown(all, 'tab=fr-FR&state=behind')).toEqual([behind]);
  expect(await shown(all, 'tab=fr-FR&state=missing')).toEqual([lacking]);
  expect(await shown(all, 'state=published')).toEqual(all.toReversed());
  expect(await shown(all, 'q=lacking')).toEqual([lacking]);
  expect(await shown(all, `q=${whole}`)).toEqual([whole]);
});

test('who has a language and until when: mine, late, nobody’s, and what is due first', async () => {
  const [one, other, third] = [
    await outIn('One', 'zh-CN'),
    await outIn('Other', 'zh-CN'),
    await outIn('Third', ...locales),
  ];
  const all = [one, other, third];
  expect(await give(one, 'fr-FR', translator, '2025-06-20')).toEqual({ outcome: 'given' });
  expect(await give(one, 'en-US', translator, '2025-06-20')).toEqual({ outcome: 'notTheirs' });
  await give(other, 'fr-FR', translator, '2025-06-14');
  await give(other, 'en-US', editor, null);
  await give(third, 'fr-FR', translator, '2025-06-01');
  expect(await shown(all, 'tab=mine', translator)).toEqual([other, one]);
  expect(await shown(all, 'tab=late')).toEqual([other]);
  expect(await shown(all, 'tab=nobodys')).toEqual([one]);
  expect(await shown(all, 'due=week')).toEqual([one]);
  expect(await shown(all, `given=${translator.id}`)).toEqual([third, other, one]);
  expect(await shown([one, other], 'order=due')).toEqual([other, one]);
});

test('pages follow each other without gap or double, also where something is written meanwhile', async () => {
  const ids = [];
  for (let i = 0; i < 7; i += 1) ids.push(await outIn(`Paged ${i}`, 'zh-CN'));
  for (const order of ['', '&order=due', '&order=read']) {
    const found: number[] = [];
    let after: Awaited<ReturnType<typeof boardThings>>['after'];
    do {
      const page = await boardThings(platform().db, asked(`q=paged${order}`), { after, limit: 3 });
      found.push(...page.things.map(({ id }) => id));
      after = page.after;
      await outIn('Another', 'zh-CN');
    } while (after);
    expect(found.toSorted((a, b) => a - b)).toEqual(ids);
  }
});

test('figures agree with what is listed', async () => {
  const { db } = platform();
  const { things } = await boardThings(db, asked(''), { limit: 1000 });
  expect(await countBoard(db, asked(''))).toBe(things.length);
  const withdrawn = await outIn('Withdrawn', 'zh-CN');
  await withdrawThread(platform(), editor, { kind, thingId: withdrawn, thread: 'zh-CN' });
  const tally = await tallyBoard(db, kinds);
  const stitches = await stitchesOf(
    db,
    things.map(({ id }) => id),
  );
  for (const locale of locales) {
    expect(toDoOf(tally.stands[locale])).toBe(await countBoard(db, asked(`tab=${locale}`)));
    for (const state of ['published', 'behind', 'missing'] as const) {
      expect(tally.stands[locale][state] ?? 0).toBe(stitches[locale].filter((own) => own === state).length);
    }
  }
});

test('what readers see: their own text, how many changes it lacks, another language, or nothing', async () => {
  const id = await outIn('Seen', 'zh-CN', 'fr-FR');
  const seen = async (thingId: number, reader: Locale) => {
    const cells = (await cellsOf(platform().db, [thingId])).get(thingId);
    return cells && seenBy(reader, cells);
  };
  expect(await seen(id, 'fr-FR')).toMatchObject({ in: 'fr-FR', isWhole: true });
  expect(await seen(id, 'en-US')).toMatchObject({ in: 'fr-FR', isWhole: false, own: 'missing', isGiven: false });
  await change(id, 'Seen', 'More');
  expect(await seen(id, 'fr-FR')).toMatchObject({ in: 'fr-FR', isWhole: false, behind: 1 });
  const draft = await save(undefined, 'zh-CN', text('Draft'));
  expect(await seen(draft, 'zh-CN')).toMatchObject({ in: undefined, own: 'draft' });
});

test('those who write are named with their languages', async () => {
  await somePerson(platform().db, ['auditor']);
  const found = await writers(platform().db);
  expect(found.find(({ id }) => id === translator.id)?.locales).toEqual(['fr-FR']);
  expect(found.find(({ id }) => id === editor.id)?.locales).toEqual([...locales]);
  expect(found.some(({ name }) => name === 'auditor')).toBe(false);
});
