import { beforeAll, describe, expect, test } from 'vitest';
import { adoptKind } from '#console/content/adopt.server.ts';
import { publishThread } from '#console/content/publishing/publish-thread.server.ts';
import { readThing } from '#console/content/read-thing.server.ts';
import { saveThread } from '#console/content/save-thread.server.ts';
import { publishedExhibitor, surroundings } from '#features/directory/directory.fixture.ts';
import { exhibitorKind as kind } from '#features/directory/publishing/exhibitor-kind.server.ts';
import { productKind } from '#features/directory/publishing/product-kind.server.ts';
import { editionKind } from '#features/editions/publishing/edition-kind.server.ts';
import { reservationDayKind } from '#features/reservations/days/day-kind.server.ts';
import type { Staff } from '#features/staff/index.server.ts';
import { somePerson } from '#features/staff/person.fixture.ts';
import { csvOf } from '#platform/csv.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { handIn } from '#tests/support/sheets/hand-in.ts';
import { csvOfSheet, plantedExhibitors } from '#tests/support/sheets/planted-exhibitors.ts';
import { siteFor } from '#tests/support/site-for.ts';
import { beginImport, endCheck, forgetSheets, nothing } from './checking/waiting-import.server.ts';
import { showImport } from './pages/show-import.server.ts';
import { takeImport } from './taking/take-import.server.ts';
import { undoImport } from './taking/undo-import.server.ts';
import { csvSheet } from './writing/write-sheet.server.ts';

const platform = emptyPlatform({ RATE_LIMITS: 'off' });
let site: SiteContext;
let editor: Staff;

beforeAll(async () => {
  await surroundings(platform().db);
  site = siteFor(platform());
  editor = await somePerson(platform().db, ['editor']);
  await adoptKind(site, editionKind);
});

const shown = (id: number, staff = editor) => showImport(site, staff, id);
const counts = async (id: number, staff = editor) => {
  const { made, changed, same, faults } = (await shown(id, staff)).counts;
  return { made, changed, same, faults };
};
const take = (id: number, publish = false, staff = editor) => takeImport(site, staff, { id, publish });

async function exported(of = kind): Promise<string> {
  let text = '';
  for await (const piece of csvSheet(site, of, {})) text += piece;
  return text;
}

let made = 0;
const own = () => {
  made += 1;
  return `own-${made}`;
};

/** A sheet of one exhibitor. */
function oneRow(cells: Record<string, string>): string {
  return csvOf([Object.keys(cells), Object.values(cells)]);
}

/** All that an exhibitor needs, called by its external id. */
function whole(external_id: string, others: Record<string, string> = {}): Record<string, string> {
  const texts = { contact: 'Export desk', address: '1 Road', profile: 'We make tea.', purchaseNeeds: 'Importers' };
  const english = { ...texts, productClassification: 'Tea', productName: 'Black tea' };
  const shared = {
    Key: external_id,
    Country: 'Kenya',
    Industry: '3',
    Telephone: '+254700100101',
    'E-mail': 'a@b.example',
  };
  return {
    ...{ external_id, ...shared, 'Editions attended': '4', 'name.en-US': `Maker ${external_id}` },
    ...Object.fromEntries(Object.entries(english).map(([name, text]) => [`${name}.en-US`, text])),
    ...others,
  };
}

const thingCalled = async (external_id: string) =>
  platform()
    .db.selectFrom('content_thing')
    .select(['id', 'key', 'external_id'])
    .where('kind', '=', kind.name)
    .where('external_id', '=', external_id)
    .executeTakeFirst();

test('a sheet comes in as drafts: new things with their texts, found by their external ids the next time', async () => {
  const sheet = plantedExhibitors(40, 1000);
  const id = await handIn(site, editor, kind, csvOfSheet(sheet));
  expect(await counts(id)).toEqual({ made: 40, changed: 0, same: 0, faults: 0 });
  expect(await take(id)).toEqual({ outcome: 'taken' });
  const thing = await thingCalled('EX-000007');
  const read = await readThing(site.db, kind, thing?.id ?? 0);
  expect(read.threads.map(({ thread, state, head }) => [thread, state, head]).toSorted()).toEqual([
    ['en-US', 'draft', 1],
    ['fr-FR', 'draft', 1],
    ['shared', 'draft', 1],
    ['zh-CN', 'draft', 1],
  ]);
  expect(read.threads.find(({ thread }) => thread === 'shared')?.values).toMatchObject({
    ...{ key: 'maker-7', country: 'GH', industry: 8, founded: 1957, employees: 12, editions: ['3', '4'] },
  });
  // Whoever wrote the translation has written it for the source beside it.
  expect(read.threads.map(({ behind }) => behind)).toEqual([0, 0, 0, 0]);
  const again = await handIn(site, editor, kind, csvOfSheet(sheet));
  expect(await counts(again)).toEqual({ made: 0, changed: 0, same: 40, faults: 0 });
});

test('what was exported and comes back without a change makes no revision', async () => {
  for (let i = 0; i < 5; i += 1) await publishedExhibitor(platform().db);
  await adoptKind(site, kind);
  const file = await exported();
  const id = await handIn(site, editor, kind, file);
  const found = await counts(id);
  expect(found).toMatchObject({ made: 0, changed: 0, faults: 0 });
  expect(found.same).toBeGreaterThan(4);
});

test('one cell that is changed makes one revision, of its part alone', async () => {
  const name = own();
  await take(await handIn(site, editor, kind, oneRow(whole(name))));
  const id = await handIn(site, editor, kind, oneRow({ external_id: name, 'address.en-US': '2 Road' }));
  expect(await counts(id)).toEqual({ made: 0, changed: 1, same: 0, faults: 0 });
  await take(id);
  const { threads } = await readThing(site.db, kind, (await thingCalled(name))?.id ?? 0);
  expect(Object.fromEntries(threads.map(({ thread, head }) => [thread, head]))).toEqual({ shared: 1, 'en-US': 2 });
  expect(threads.find(({ thread }) => thread === 'en-US')?.values).toMatchObject({
    address: '2 Road',
    contact: 'Export desk',
  });
});

test('an external id of which the spreadsheet has lost the last digits, or that a formula did not find, is none', async () => {
  const rows = [own(), own()].map((key) => whole('2.547E+11', { Key: key }));
  const heads = Object.keys(whole(''));
  const id = await handIn(site, editor, kind, csvOf([heads, ...rows.map((row) => Object.values(row))]));
  expect(await counts(id)).toEqual({ made: 0, changed: 0, same: 0, faults: 2 });
  expect((await shown(id)).faults).toMatchObject([
    { row: 2, column: 'external_id', value: '2.547E+11', reason: expect.stringContaining('shortened a long number') },
    { row: 3 },
  ]);
});

test('cells that name more things than a statement takes values are read all the same', async () => {
  const editions = Array.from({ length: 40_000 }, (_, i) => `no-${i}`).join('; ');
  const id = await handIn(site, editor, kind, oneRow(whole(own(), { 'Editions attended': editions })));
  expect((await shown(id)).faults).toMatchObject([{ row: 2, column: 'Editions attended' }]);
});

describe('published as it is taken', () => {
  test('readers see it, and an act of the log says what came in', async () => {
    const name = own();
    const id = await handIn(site, editor, kind, oneRow(whole(name)));
    expect(await take(id, true)).toEqual({ outcome: 'taken' });
    const key = (await thingCalled(name))?.key ?? '';
    expect((await kind.read(site.db, [key])).get(key)).toMatchObject({ key: name, country: 'KE' });
    const acts = await site.db
      .selectFrom('staff_act')
      .selectAll()
      .where('about', '=', `exhibitor import ${id}`)
      .execute();
    expect(acts.map(({ act, after }) => [act, after])).toEqual([
      ['content.import', { file: 'sheet.csv', rows: 1, made: 1, changed: 0, same: 0, published: true }],
    ]);
  });

  test('one row that cannot go out keeps all of them back', async () => {
    const [one, other] = [own(), own()];
    const { 'E-mail': _mail, ...unfinished } = whole(other);
    const rows = [
      Object.keys(whole(one)),
      Object.values(whole(one)),
      Object.values({ ...whole(other), ...unfinished, 'E-mail': '' }),
    ];
    const id = await handIn(site, editor, kind, csvOf(rows));
    expect((await shown(id)).counts).toMatchObject({ made: 2, faults: 0, hints: 1 });
    expect(await take(id, true)).toMatchObject({ outcome: 'unfit', count: 1, rows: [{ row: 3 }] });
    expect([await thingCalled(one), await thingCalled(other)]).toEqual([undefined, undefined]);
    expect(await take(id)).toEqual({ outcome: 'taken' });
  });

  test('where texts are reviewed it comes in as drafts', async () => {
    const reviewed = { ...site, settings: { ...site.settings, REVIEW_STEPS: 1 as const } };
    const id = await handIn(reviewed, editor, kind, oneRow(whole(own())));
    expect(await takeImport(reviewed, editor, { id, publish: true })).toEqual({
      outcome: 'unpublished',
      why: 'reviewed',
    });
    expect(await takeImport(reviewed, editor, { id, publish: false })).toEqual({ outcome: 'taken' });
  });
});

describe('two at once', () => {
  test('what somebody has written since the sheet was looked through is not written over: the row is named', async () => {
    const name = own();
    await take(await handIn(site, editor, kind, oneRow(whole(name))));
    const thing = await thingCalled(name);
    const id = await handIn(site, editor, kind, oneRow({ external_id: name, 'address.en-US': '2 Road' }));
    const values = { name: 'Another name' };
    await saveThread(site, editor, { kind, thingId: thing?.id, thread: 'en-US', base: 1, values });
    expect(await take(id)).toEqual({ outcome: 'meanwhile', rows: [{ row: 2, id: thing?.id }], count: 1 });
    const { threads } = await readThing(site.db, kind, thing?.id ?? 0);
    expect(threads.find(({ thread }) => thread === 'en-US')?.values).toEqual(values);
  });

  test('the same sheet of two people makes each thing once', async () => {
    const other = await somePerson(platform().db, ['editor']);
    const name = own();
    const mine = await handIn(site, editor, kind, oneRow(whole(name)));
    const theirs = await handIn(site, other, kind, oneRow(whole(name)));
    const outcomes = await Promise.all([take(mine), take(theirs, false, other)]);
    expect(outcomes.map(({ outcome }) => outcome).toSorted()).toEqual(['meanwhile', 'taken']);
    const { count } = await site.db
      .selectFrom('content_thing')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('external_id', '=', name)
      .executeTakeFirstOrThrow();
    expect(count).toBe(1);
  });

  test('so does one whose things nothing tells apart', async () => {
    const other = await somePerson(platform().db, ['editor']);
    const { external_id: _, ...row } = whole(own());
    const mine = await handIn(site, editor, kind, oneRow(row));
    const theirs = await handIn(site, other, kind, oneRow(row));
    const outcomes = await Promise.all([take(mine), take(theirs, false, other)]);
    expect(outcomes.map(({ outcome }) => outcome).toSorted()).toEqual(['again', 'taken']);
    const third = await handIn(site, editor, kind, oneRow(row));
    expect(await take(third)).toMatchObject({ outcome: 'again', id: expect.any(Number) });
  });

  test('without the rule of the database there would be two of them', async () => {
    const row = { kind: kind.name, source: 'en-US' as const, changed_at: new Date(), changed_by: 'test' };
    const insert = (external_id: string) =>
      site.db
        .insertInto('content_thing')
        .values({ ...row, external_id })
        .execute();
    const name = own();
    await insert(name);
    await expect(insert(name)).rejects.toThrow('content_thing_external');
    await site.db.deleteFrom('content_thing').where('external_id', '=', name).execute();
    const control = site.db.transaction().execute(async (tx) => {
      await tx.schema.dropIndex('content_thing_external').execute();
      for (const external_id of [name, name])
        await tx
          .insertInto('content_thing')
          .values({ ...row, external_id })
          .execute();
      throw new Error('two were written');
    });
    await expect(control).rejects.toThrow('two were written');
  });

  test('pressed twice it is taken once', async () => {
    const name = own();
    const id = await handIn(site, editor, kind, oneRow(whole(name)));
    expect(await Promise.all([take(id), take(id)])).toEqual([{ outcome: 'taken' }, { outcome: 'taken' }]);
    const { threads } = await readThing(site.db, kind, (await thingCalled(name))?.id ?? 0);
    expect(threads.map(({ head }) => head)).toEqual([1, 1]);
  });
});

test('of two sheets that one person hands in at once neither is in the other’s way, and the last one found waits', async () => {
  const begin = (print: string) => beginImport(site, editor, kind, { name: 'sheet.csv', print });
  const [one, other] = [await begin('one'), await begin('other')];
  const end = (id: number) => endCheck(site, { id, staff: editor }, nothing, Buffer.alloc(0));
  await end(one);
  expect((await shown(one)).state).toBe('checked');
  await end(other);
  expect((await shown(other)).state).toBe('checked');
  await expect(shown(one)).rejects.toMatchObject({ status: 404 });
});

test('what nobody takes is forgotten after a day, what was taken after ninety', async () => {
  const [taken, name] = [own(), own()];
  const first = await handIn(site, editor, kind, oneRow(whole(taken)));
  await take(first);
  const second = await handIn(site, editor, kind, oneRow(whole(name)));
  const after = (days: number) =>
    forgetSheets({ db: site.db, clock: { now: () => new Date(site.clock.now().getTime() + days * 86_400_000) } });
  const isThere = async (id: number) =>
    (await site.db.selectFrom('sheet_import').select('id').where('id', '=', id).execute()).length === 1;
  await after(0.9);
  expect([await isThere(first), await isThere(second)]).toEqual([true, true]);
  await after(1.1);
  expect([await isThere(first), await isThere(second)]).toEqual([true, false]);
  await after(91);
  expect(await isThere(first)).toBe(false);
  expect(await thingCalled(taken)).toBeDefined();
});

describe('taken back', () => {
  test('what was made is gone, what was changed says again what it said', async () => {
    const [old, fresh] = [own(), own()];
    await take(await handIn(site, editor, kind, oneRow(whole(old))), true);
    const thing = await thingCalled(old);
    const before = await readThing(site.db, kind, thing?.id ?? 0);
    const rows = [
      Object.keys(whole(old)),
      Object.values({ ...whole(old), 'address.en-US': '9 Road' }),
      Object.values(whole(fresh)),
    ];
    const id = await handIn(site, editor, kind, csvOf(rows));
    await take(id);
    expect(await undoImport(site, editor, id)).toEqual({ outcome: 'undone' });
    expect(await thingCalled(fresh)).toBeUndefined();
    const after = await readThing(site.db, kind, thing?.id ?? 0);
    const plain = ({ threads }: typeof before) =>
      Object.fromEntries(threads.map(({ thread, state, values, behind }) => [thread, { state, values, behind }]));
    expect(plain(after)).toEqual(plain(before));
    expect(after.threads.find(({ thread }) => thread === 'en-US')).toMatchObject({ head: 3, published: 3 });
    expect(await undoImport(site, editor, id)).toEqual({ outcome: 'undone' });
  });

  test('what went out with it is withdrawn, and what readers saw before is seen again', async () => {
    const [old, fresh] = [own(), own()];
    await take(await handIn(site, editor, kind, oneRow(whole(old))), true);
    const key = (await thingCalled(old))?.key ?? '';
    const rows = [
      Object.keys(whole(old)),
      Object.values({ ...whole(old), 'address.en-US': '9 Road' }),
      Object.values(whole(fresh)),
    ];
    const id = await handIn(site, editor, kind, csvOf(rows));
    await take(id, true);
    const newKey = (await thingCalled(fresh))?.key ?? '';
    const address = async (of: string) => (await kind.read(site.db, [of])).get(of)?.texts['en-US']?.address;
    expect([await address(key), await address(newKey)]).toEqual(['9 Road', '1 Road']);
    expect(await undoImport(site, editor, id)).toEqual({ outcome: 'undone' });
    expect([await address(key), await address(newKey)]).toEqual(['1 Road', undefined]);
    const { threads } = await readThing(site.db, kind, (await thingCalled(fresh))?.id ?? 0);
    expect(threads.map(({ state, published }) => [state, published])).toEqual([
      ['withdrawn', null],
      ['withdrawn', null],
    ]);
  });

  test('not while somebody has written on, or published', async () => {
    const [one, other] = [own(), own()];
    const rows = [Object.keys(whole(one)), Object.values(whole(one)), Object.values(whole(other))];
    const id = await handIn(site, editor, kind, csvOf(rows));
    await take(id);
    const [first, second] = [await thingCalled(one), await thingCalled(other)];
    await saveThread(site, editor, { kind, thingId: first?.id, thread: 'fr-FR', base: 0, values: { name: 'Nom' } });
    await publishThread(site, editor, { kind, thingId: second?.id ?? 0, thread: 'en-US' });
    const undone = await undoImport(site, editor, id);
    expect(undone).toMatchObject({ outcome: 'built', count: 2 });
    expect(undone).toMatchObject({
      on: expect.arrayContaining([
        { id: first?.id, because: 'written' },
        { id: second?.id, because: 'moved' },
      ]),
    });
    expect(await thingCalled(one)).toBeDefined();
  });

  test('not while a product belongs to an exhibitor that it made', async () => {
    const name = own();
    const id = await handIn(site, editor, kind, oneRow(whole(name)));
    await take(id, true);
    const thing = await thingCalled(name);
    const values = { exhibitor: thing?.key, key: 'green', position: 0 };
    const saved = await saveThread(site, editor, { kind: productKind, thread: 'shared', base: 0, values });
    const by = { kind: 'product', id: saved.outcome === 'saved' ? saved.thingId : 0 };
    expect(await undoImport(site, editor, id)).toEqual({
      ...{ outcome: 'built', count: 1 },
      on: [{ id: thing?.id, because: 'referred', by }],
    });
  });

  test('not while its thing has been called anew since, or another is called as that was', async () => {
    const [name, second, third] = [own(), own(), own()];
    await take(await handIn(site, editor, kind, oneRow(whole(name))));
    const { id = 0 } = (await thingCalled(name)) ?? {};
    const call = async (external_id: string) => {
      const renaming = await handIn(site, editor, kind, oneRow({ id: String(id), external_id }));
      expect(await take(renaming)).toEqual({ outcome: 'taken' });
      return renaming;
    };
    const undo = (of: number) => undoImport(site, editor, of);
    const written = await handIn(site, editor, kind, oneRow({ external_id: name, 'address.en-US': '2 Road' }));
    await take(written);
    const renamed = await call(second);
    const again = await call(third);
    expect(await undo(renamed)).toEqual({ outcome: 'built', on: [{ id, because: 'written' }], count: 1 });
    expect(await undo(again)).toEqual({ outcome: 'undone' });
    const others = await handIn(site, editor, kind, oneRow(whole(name)));
    await take(others);
    const by = { kind: kind.name, id: (await thingCalled(name))?.id };
    expect(await undo(renamed)).toEqual({ outcome: 'built', on: [{ id, because: 'named', by }], count: 1 });
    expect(await undo(written)).toEqual({ outcome: 'undone' });
    expect((await thingCalled(second))?.id).toBe(id);
    expect(await undo(others)).toEqual({ outcome: 'undone' });
    expect(await undo(renamed)).toEqual({ outcome: 'undone' });
    expect((await thingCalled(name))?.id).toBe(id);
  });

  test('not while places of a day are reserved', async () => {
    const heads = ['external_id', 'date', 'booksFrom', 'opens', 'closes', 'gate', 'capacity'];
    const row = [own(), '2031-06-12', '2031-05-01', '09:00', '17:00', 'Gate 1', '100'];
    const id = await handIn(site, editor, reservationDayKind, csvOf([heads, row]));
    expect((await shown(id)).faults).toEqual([]);
    expect(await take(id, true)).toEqual({ outcome: 'taken' });
    const set = (sold: number) =>
      site.db.updateTable('reservation_day').set({ sold }).where('date', '=', '2031-06-12').execute();
    await set(1);
    expect(await undoImport(site, editor, id)).toMatchObject({ outcome: 'built', on: [{ because: 'used' }] });
    await set(0);
    expect(await undoImport(site, editor, id)).toEqual({ outcome: 'undone' });
  });
});

test('who does not write may neither hand in nor take back', async () => {
  const translator = await somePerson(platform().db, ['translator'], ['fr-FR']);
  await expect(handIn(site, translator, kind, oneRow(whole(own())))).rejects.toMatchObject({ status: 403 });
  const id = await handIn(site, editor, kind, oneRow(whole(own())));
  await expect(take(id, false, translator)).rejects.toMatchObject({ status: 403 });
  await take(id);
  await expect(undoImport(site, translator, id)).rejects.toMatchObject({ status: 403 });
});

test('somebody else’s sheet is not taken, and one in place of another is the one that waits', async () => {
  const first = await handIn(site, editor, kind, oneRow(whole(own())));
  const other = await somePerson(platform().db, ['editor']);
  expect(await take(first, false, other)).toEqual({ outcome: 'gone' });
  await handIn(site, editor, kind, oneRow(whole(own())));
  await expect(take(first)).rejects.toMatchObject({ status: 404 });
});
