import { expect, test } from 'vitest';
import { readSettings } from '#platform/config/settings.ts';
import { pagesChannel } from '#platform/db/page-tags.ts';
import { Kept } from '#platform/http/kept.ts';
import { testDatabase } from '#tests/support/database.ts';
import { storedCells } from '../library/counts.server.ts';
import { presentProject } from '../library/present.ts';
import { listed, withName } from '../library/project-rows.server.ts';
import { projectCards, readProject } from '../library/queries.server.ts';
import { projectCounts } from '../library/some-projects.server.ts';
import { draft, publish, text } from '../negotiation.fixture.ts';
import type { ProjectDraft } from '../project/project-draft.server.ts';
import { publishProject } from './publish-project.server.ts';

const { db, database } = testDatabase();
const settings = readSettings({ PII_KEY: `one:${'A'.repeat(43)}=` });
const platform = () => ({ db: db(), settings });
const editor = { roles: ['editor'] } as const;
const now = new Date('2026-01-01T00:00:00Z');

function countProjects(): Promise<number> {
  const counted = db()
    .selectFrom('project')
    .select(({ fn }) => fn.countAll<number>().as('count'));
  return counted.executeTakeFirstOrThrow().then(({ count }) => count);
}

test('what an editor publishes is read as it was written, with contacts masked', async () => {
  const id = await publish(platform(), { key: 'green-tea', amount: '12.50', texts: { 'en-US': text('Green tea') } });
  const row = await readProject(db(), id, 'en-US');
  expect(row && presentProject(row, 'en-US', settings)).toEqual({
    id,
    name: 'Green tea',
    owner: 'Owner of Green tea',
    lang: 'en-US',
    href: `/negotiation/detail/${id}`,
    weave: 'project-green-tea',
    category: 'trade',
    region: 'KE',
    regionName: 'Kenya',
    industry: 3,
    industryName: 'Coffee, tea and cocoa',
    amount: 'US$\u00a0125,000',
    status: 'published',
    publishedOn: '2026-01-01',
    introduction: 'Green tea in full.',
    cooperationRequirement: 'A partner for Green tea.',
    contactPerson: 'P•••',
    phone: '+254 7•• ••• •01',
    contact: 'o•••@•••.example',
  });
});

test('French gets its narrow spaces; a language without a text reads the best there is', async () => {
  const id = await publish(platform(), { texts: { 'fr-FR': text('Quoi ?') } });
  expect(await readProject(db(), id, 'zh-CN')).toMatchObject({ lang: 'fr-FR', name: 'Quoi\u202f?' });
});

test('it is found by its words, and not by how its owner is reached', async () => {
  const id = await publish(platform(), {
    contact: 'zanzibarite@owner.example',
    texts: { 'en-US': text('Cloves of Pemba') },
  });
  const found = async (name: string) => {
    const rows = await withName(listed(db()), { name, locale: 'en-US', now }).select('p.id').execute();
    return rows.map((row) => row.id);
  };
  expect(await found('pemba clove')).toEqual([id]);
  expect(await found('zanzibarite')).toEqual([]);
});

test('counts and amounts are kept as projects are published, change their state and are withdrawn', async () => {
  const of = async () => projectCounts({ db: db(), kept: new Kept() }, ['LS']);
  const id = await publish(platform(), { region: 'LS', amount: '0.01' });
  await publish(platform(), { region: 'LS', amount: '99999999.99', category: 'other' });
  expect(await of()).toMatchObject({ total: 2, amount: 10_000_000_000 });
  await db().updateTable('project').set({ status: 'signed' }).where('id', '=', id).execute();
  expect(Object.fromEntries((await of()).statuses)).toEqual({ published: 1, signed: 1 });
  await db().updateTable('project').set({ status: 'withdrawn' }).where('id', '=', id).execute();
  expect(await of()).toMatchObject({ total: 1 });
  expect(await readProject(db(), id, 'en-US')).toBeUndefined();
  expect(await projectCards(db(), { locale: 'en-US', countries: ['LS'] }, { limit: 9 })).toHaveLength(1);
  await db().deleteFrom('project').where('country_code', '=', 'LS').execute();
  expect((await storedCells(db())).filter(({ region }) => region === 'LS')).toEqual([]);
});

test('drafts and what is submitted are seen by nobody', async () => {
  const id = await publish(platform(), { region: 'SZ' });
  for (const status of ['draft', 'submitted'] as const) {
    await db().updateTable('project').set({ status }).where('id', '=', id).execute();
    expect(await readProject(db(), id, 'en-US')).toBeUndefined();
    expect(await projectCounts({ db: db(), kept: new Kept() }, ['SZ'])).toMatchObject({ total: 0 });
  }
});

test('who is no staff publishes nothing', async () => {
  const before = await countProjects();
  expect(await publishProject(platform(), { roles: [] }, draft(), now)).toEqual({ outcome: 'forbidden' });
  expect(await countProjects()).toBe(before);
});

test.each<[string, Partial<ProjectDraft>, string]>([
  ['no text', { texts: {} }, 'texts'],
  ['a text without a name', { texts: { 'en-US': text(' ') } }, 'texts.en-US.name'],
  ['NUL in a text', { texts: { 'en-US': { ...text('T'), introduction: 'a\0' } } }, 'texts.en-US.introduction'],
  ['half a character', { texts: { 'en-US': { ...text('T'), owner: '\ud800' } } }, 'texts.en-US.owner'],
  ['an unknown category', { category: 'charity' as 'other' }, 'category'],
  ['a country outside Africa and China', { region: 'FR' }, 'region'],
  ['an unknown industry', { industry: 25 }, 'industry'],
  ['an amount with three decimals', { amount: '1.234' }, 'amount'],
  ['an amount in words', { amount: 'much' }, 'amount'],
  ['no amount', { amount: '0' }, 'amount'],
  ['a national phone number', { phone: '0700100101' }, 'phone'],
  ['a contact that is no address', { contact: 'office' }, 'contact'],
  ['a key that no weave is made of', { key: 'Green Tea' }, 'key'],
])('a draft with %s is refused whole', async (_, wrong, field) => {
  const before = await countProjects();
  const publication = await publishProject(platform(), editor, draft(wrong), now);
  const fields = publication.outcome === 'invalid' ? publication.error.issues.map(({ path }) => path.join('.')) : [];
  expect(fields).toEqual([field]);
  expect(await countProjects()).toBe(before);
});

test('no two projects have the same key', async () => {
  await publish(platform(), { key: 'taken' });
  const again = await publishProject(platform(), editor, draft({ key: 'taken' }), now);
  expect(again).toMatchObject({ outcome: 'invalid', error: { issues: [{ path: ['key'] }] } });
});

test('publishing has the pages of the library made anew', async () => {
  const listener = await database().connect();
  try {
    const heard: (string | undefined)[] = [];
    const both = new Promise<void>((resolve) => {
      listener.on('notification', ({ payload }) => {
        heard.push(payload);
        if (payload === 'negotiation') resolve();
      });
    });
    await listener.query(`listen ${pagesChannel}`);
    await publish(platform());
    await both;
    expect(heard).toContain('negotiation');
  } finally {
    await listener.end();
  }
});
