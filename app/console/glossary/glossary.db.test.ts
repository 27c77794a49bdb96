import { readFileSync } from 'node:fs';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { articleKind as kind } from '#features/news/publishing/article-kind.server.ts';
import type { Staff } from '#features/staff/index.server.ts';
import { somePerson } from '#features/staff/person.fixture.ts';
import { Refusal } from '#platform/http/refusal.ts';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { publishThread } from '../content/publishing/publish-thread.server.ts';
import { saveThread } from '../content/save-thread.server.ts';
import { type Entry, nameOf } from './entry.ts';
import { glossaryFile, glossaryOf, readTerms } from './glossary.server.ts';
import { lookAtWording } from './look-at-wording.server.ts';
import { settleTerms } from './settle-terms.server.ts';
import { restoreTerm, retireTerm, saveTerm } from './write-term.server.ts';

const platform = emptyPlatform();
const file = readFileSync(new URL('../../../docs/glossary.md', import.meta.url), 'utf8');
let editor: Staff;

beforeAll(async () => {
  editor = await somePerson(platform().db, ['editor']);
});

beforeEach(async () => {
  await platform().db.deleteFrom('glossary_term').execute();
});

const tea: Entry = {
  part: 'Trade',
  names: { 'zh-CN': '红茶', 'en-US': 'black tea', 'fr-FR': 'thé noir' },
  unused: { 'fr-FR': ['thé rouge'] },
  note: '',
};

async function term(name: string) {
  const found = (await readTerms(platform().db)).find((each) => nameOf(each) === name);
  if (!found) throw new Error(`No ${name}`);
  return found;
}

/** Writes a term as it stands, with something else in it. */
async function change(name: string, own: Partial<Entry>, base?: number) {
  const { part, names, unused, note, version } = await term(name);
  const entry = { part, names, unused, note, ...own };
  return saveTerm(platform(), editor, { of: { name }, base: base ?? version, entry });
}

const add = (entry: Entry) => saveTerm(platform(), editor, { of: undefined, base: 0, entry });

const variantsOf = async (name: string) =>
  (await glossaryOf(platform().db)).variants.filter(({ called }) => called === name).map(({ variant }) => variant);

const refused = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof Refusal ? error.status : error),
  );

test('while nobody has changed anything the file is the same, to the byte', async () => {
  expect(await glossaryFile(platform().db)).toBe(file);
});

test('a variant more holds for whoever asks next, stands in the file, and in the log', async () => {
  const { db } = platform();
  const { version } = await glossaryOf(db);
  expect(await change('班车', { unused: { 'zh-CN': ['接驳车', '穿梭巴士'], 'fr-FR': ['bus navette'] } })).toEqual({
    outcome: 'saved',
    name: '班车',
  });
  expect(await variantsOf('navette')).toEqual(['bus navette']);
  expect((await glossaryOf(db)).version).not.toBe(version);
  expect((await glossaryFile(db)).split('\n').filter((line) => !file.includes(line))).toEqual([
    '| 班车 | shuttle bus | navette | zh: 接驳车, 穿梭巴士; fr: bus navette |',
  ]);
  const { id } = await term('班车');
  expect(
    await db
      .selectFrom('staff_act')
      .select(['act', 'about', 'before', 'after'])
      .orderBy('id', 'desc')
      .executeTakeFirst(),
  ).toEqual({
    ...{ act: 'glossary.save', about: `term ${id} 班车` },
    ...{ before: { 'not fr-FR': '' }, after: { 'not fr-FR': 'bus navette' } },
  });
  expect(await change('班车', {})).toMatchObject({ outcome: 'unchanged' });
});

test('what was changed back is the file again', async () => {
  await change('班车', { note: 'between halls' });
  await change('班车', { note: '' });
  expect(await glossaryFile(platform().db)).toBe(file);
});

test('a term that is added is a hint, and stands at the end of its part', async () => {
  await add(tea);
  const { terms } = await glossaryOf(platform().db);
  expect(terms).toContainEqual(tea.names);
  expect(await glossaryFile(platform().db)).toContain(
    '| 红茶 | black tea | thé noir | fr: thé rouge |\n\n## Countries',
  );
});

test('a term that is retired is no hint and forbids nothing, until it is brought back', async () => {
  const { db } = platform();
  await add(tea);
  const writing = async (name: string) => ({ of: { name }, base: (await term(name)).version });
  await retireTerm(platform(), editor, await writing('红茶'));
  await retireTerm(platform(), editor, await writing('班车'));
  expect(await variantsOf('thé noir')).toEqual([]);
  expect(await variantsOf('班车')).toEqual([]);
  expect(await glossaryFile(db)).not.toContain('班车');
  expect(await retireTerm(platform(), editor, await writing('班车'))).toMatchObject({ outcome: 'unchanged' });
  await restoreTerm(platform(), editor, await writing('班车'));
  await restoreTerm(platform(), editor, await writing('红茶'));
  expect(await variantsOf('班车')).toEqual(['接驳车', '穿梭巴士']);
  expect(await variantsOf('thé noir')).toEqual(['thé rouge']);
});

test('a term that is wrong by now is written anew as it is brought back: what was typed is not lost', async () => {
  await retireTerm(platform(), editor, { of: { name: '班车' }, base: 0 });
  await add({ ...tea, unused: { 'zh-CN': ['班车'] } });
  const { part, names, unused, note, version } = await term('班车');
  const of = { name: '班车' };
  const restored = (entry: Entry) => restoreTerm(platform(), editor, { of, base: version, entry });
  expect(await restored({ part, names, unused, note })).toMatchObject({
    ...{ outcome: 'invalid', faults: { 'name.zh-CN': { is: 'forbidden' } } },
  });
  const anew = { part, names: { ...names, 'zh-CN': '接送巴士' }, unused, note: 'between halls' };
  expect(await restored(anew)).toEqual({ outcome: 'saved', name: '接送巴士' });
  expect(await term('接送巴士')).toMatchObject({ ...anew, isRetired: false });
});

test('what the file has by now is let go of, and what it has not, or is not used, stays', async () => {
  const { db } = platform();
  await change('班车', { note: 'between halls' });
  await change('班车', { note: '' });
  await change('西达摩', { note: 'in Ethiopia' });
  await retireTerm(platform(), editor, { of: { name: '牛油果' }, base: 0 });
  await add(tea);
  const { version } = await glossaryOf(db);
  await settleTerms(db);
  const left = await db.selectFrom('glossary_term').select('names').orderBy('id').execute();
  expect(left.map(({ names }) => names['zh-CN'])).toEqual(['西达摩', '牛油果', '红茶']);
  expect((await glossaryOf(db)).version).toBe(version);
  expect(await term('班车')).toMatchObject({ id: undefined, version: 0 });
});

test('a term that came into the file by the hand of an engineer stands there once', async () => {
  const { db } = platform();
  await db
    .insertInto('glossary_term')
    .values({
      ...{ part: 'Places', names: JSON.stringify({ 'zh-CN': '班车', 'en-US': 'shuttle' }), unused: '{}' },
      changed_at: new Date(),
    })
    .execute();
  expect((await readTerms(db)).filter((each) => nameOf(each) === '班车')).toMatchObject([
    { names: { 'en-US': 'shuttle' }, inFile: { names: { 'en-US': 'shuttle bus' } } },
  ]);
});

describe('is refused', () => {
  test('of those who do not write in all languages', async () => {
    const { db } = platform();
    for (const role of ['translator', 'auditor', 'moderator'] as const) {
      const person = await somePerson(db, [role], ['fr-FR']);
      expect(await refused(saveTerm(platform(), person, { of: undefined, base: 0, entry: tea }))).toBe(403);
      expect(await refused(retireTerm(platform(), person, { of: { name: '班车' }, base: 0 }))).toBe(403);
    }
    expect(await refused(retireTerm(platform(), editor, { of: { name: '火车' }, base: 0 }))).toBe(404);
  });

  test.each<[string, Partial<Entry>, string, object]>([
    ['without a name', { names: { 'en-US': 'black tea' }, unused: {} }, 'name.zh-CN', { is: 'required' }],
    ['under no heading', { part: 'Tea' }, 'part', { is: 'unknown' }],
    ['by a name that another has', { names: { 'zh-CN': '班车' }, unused: {} }, 'name.zh-CN', { is: 'taken' }],
    ['with what ends a name in the file', { unused: { 'fr-FR': ['thé rouge, thé'] } }, 'unused.fr-FR', { is: 'sign' }],
    ['with what ends a cell', { names: { ...tea.names, 'fr-FR': 'thé | noir' } }, 'name.fr-FR', { is: 'sign' }],
    ['with other brackets', { unused: { 'fr-FR': ['thé rouge (but thé)'] } }, 'unused.fr-FR', { is: 'brackets' }],
    ['with any ending within a name', { unused: { 'fr-FR': ['th*s rouges'] } }, 'unused.fr-FR', { is: 'ending' }],
    [
      'that would be looked for as long as one likes',
      { names: { ...tea.names, 'fr-FR': 'a'.repeat(150) }, unused: { 'fr-FR': [`${'a*'.repeat(60)}b`] } },
      'unused.fr-FR',
      { is: 'ending' },
    ],
    ['with any ending twice', { unused: { 'fr-FR': ['thés** (but: a*b)'] } }, 'unused.fr-FR', { is: 'ending' }],
    ['with a variant of a name it does not have', { names: { 'zh-CN': '红茶' } }, 'name.fr-FR', { is: 'required' }],
    ['of what it is called', { unused: { 'fr-FR': ['thé noir'] } }, 'unused.fr-FR', { is: 'forbidden' }],
    ['of what another is called', { unused: { 'fr-FR': ['navette'] } }, 'unused.fr-FR', { is: 'forbidden' }],
    ['by what is not to be used', { names: { ...tea.names, 'zh-CN': '接驳车' } }, 'name.zh-CN', { is: 'forbidden' }],
    ['with a long note', { note: 'x'.repeat(501) }, 'note', { is: 'tooLong' }],
  ])('a term %s', async (_, own, field, fault) => {
    expect(await add({ ...tea, ...own })).toMatchObject({ outcome: 'invalid', faults: { [field]: fault } });
    expect(await glossaryFile(platform().db)).toBe(file);
  });

  test('a name of a term that is retired: that one can be brought back', async () => {
    await retireTerm(platform(), editor, { of: { name: '班车' }, base: 0 });
    const entry = { ...tea, names: { 'zh-CN': '班车' }, unused: {} };
    expect(await add(entry)).toMatchObject({ outcome: 'invalid', faults: { 'name.zh-CN': { is: 'taken' } } });
  });
});

describe('of two at once', () => {
  test('who change one term, the second is told what it has become', async () => {
    const answers = await Promise.all(['one', 'two'].map((note) => change('班车', { note }, 0)));
    expect(answers.map(({ outcome }) => outcome).toSorted()).toEqual(['conflict', 'saved']);
    const { note, version } = await term('班车');
    expect(version).toBe(1);
    expect(answers.find(({ outcome }) => outcome === 'conflict')).toMatchObject({ now: { note } });
  });

  test('who began before another called a term otherwise is told what it has become', async () => {
    const names = { ...(await term('班车')).names, 'zh-CN': '摆渡班车' };
    expect(await change('班车', { names })).toMatchObject({ outcome: 'saved' });
    const began = { of: { name: '班车' }, base: 0, entry: tea };
    expect(await saveTerm(platform(), editor, began)).toMatchObject({ outcome: 'conflict', now: { names } });
    await add(tea);
    const { id, version } = await term('红茶');
    await change('红茶', { names: { ...tea.names, 'zh-CN': '黑茶' } });
    const own = { of: { id, name: '红茶' }, base: version, entry: tea };
    expect(await saveTerm(platform(), editor, own)).toMatchObject({
      ...{ outcome: 'conflict', now: { names: { 'zh-CN': '黑茶' } } },
    });
  });

  test('who add one term, the second is told that the name is taken', async () => {
    const answers = await Promise.all(['one', 'two'].map((note) => add({ ...tea, note })));
    expect(answers.map(({ outcome }) => outcome).toSorted()).toEqual(['invalid', 'saved']);
  });

  test('the database itself lets none have the name of another, nor stand in for one row twice', async () => {
    const row = (name: string, file_row: string | null) => ({
      ...{ file_row, part: 'Trade', names: JSON.stringify({ 'zh-CN': name }), unused: '{}', changed_at: new Date() },
    });
    const insert = (name: string, file_row: string | null) =>
      platform().db.insertInto('glossary_term').values(row(name, file_row)).execute();
    await insert('红茶', null);
    await expect(insert('红茶', null)).rejects.toThrow('glossary_term_name');
    await insert('绿茶', '班车');
    await expect(insert('白茶', '班车')).rejects.toThrow('file_row');
    await expect(insert('', null)).rejects.toThrow('check');
  });
});

describe('of texts', () => {
  const text = (title: string) => ({ title, summary: title, body: `<p>${title}</p>` });

  async function someArticle(title: string): Promise<number> {
    const shared = { category: 'news', publishedAt: '2025-06-12T01:30:00.000Z' };
    const saved = await saveThread(platform(), editor, { kind, thread: 'shared', base: 0, values: shared });
    if (saved.outcome !== 'saved') throw new Error(saved.outcome);
    const { thingId } = saved;
    await saveThread(platform(), editor, { kind, thingId, thread: 'zh-CN', base: 0, values: text(title) });
    return thingId;
  }

  const publish = (thingId: number, because?: string) =>
    publishThread(platform(), editor, { kind, thingId, thread: 'zh-CN', ...(because && { because }) });

  test('a name that has just been forbidden stops what was to go out, unless somebody says why not', async () => {
    const id = await someArticle('摆渡车');
    await change('班车', { unused: { 'zh-CN': ['摆渡车'] } });
    expect(await publish(id)).toMatchObject({
      outcome: 'disagrees',
      found: [{ is: 'variant', text: { field: 'title', written: '摆渡车' }, called: '班车' }, {}, {}],
    });
    expect(await publish(id, 'The name of a film')).toMatchObject({ outcome: 'published' });
  });

  test('what may hold it goes out', async () => {
    const id = await someArticle('《摆渡车》上映');
    await change('班车', { unused: { 'zh-CN': ['摆渡车 (but: 《摆渡车》)'] } });
    expect(await publish(id)).toMatchObject({ outcome: 'published' });
  });

  test('those that are out are looked at anew, and what is forbidden no longer is forgotten', async () => {
    const { db } = platform();
    const found = async (id: number) => {
      await lookAtWording(db);
      const row = db.selectFrom('content_wording').select('variants').where('thing_id', '=', id);
      return (await row.executeTakeFirst())?.variants;
    };
    const id = await someArticle('观光车');
    await publish(id);
    expect(await found(id)).toEqual([]);
    await change('班车', { unused: { 'zh-CN': ['观光车'] } });
    expect(await found(id)).toEqual(['观光车']);
    await change('班车', { unused: {} });
    expect(await found(id)).toEqual([]);
  });
});
