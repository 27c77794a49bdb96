import { sql } from 'kysely';
import { pino } from 'pino';
import { beforeAll, expect, test } from 'vitest';
import { someMember } from '#features/accounts/members/members.fixture.ts';
import { participants } from '#features/editions/index.server.ts';
import { readSettings } from '#platform/config/settings.ts';
import { sealPersonal } from '#platform/crypto/personal.ts';
import { unsealContent } from '#platform/outbox/message.ts';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { callProject, projectBody } from '../owner/owner.fixture.ts';
import { mostSearches, saveSearch, searchByKey, stopTelling } from '../searches/saved-searches.server.ts';
import { tellSearches } from '../searches/tell-searches.server.ts';

/** As in a demonstration: what is handed in is published at once. */
const platform = emptyPlatform({ RATE_LIMITS: 'off' });
const call = (path: string, asked = {}) => callProject(platform(), path, asked);

type Someone = Awaited<ReturnType<typeof someMember>>;
let owner: Someone;
let buyer: Someone;

beforeAll(async () => {
  owner = await someMember(platform());
  buyer = await someMember(platform(), { locale: 'fr-FR' });
});

const as = (someone: Someone, body: object) => ({ cookie: someone.cookie, body });

async function published(overrides = {}): Promise<number> {
  const { body } = await call('', as(owner, projectBody(overrides)));
  expect(body.data).toMatchObject({ status: 'published', waiting: false });
  return body.data.id;
}

test('a project is collected and let go, once or twice alike; one’s own is not', async () => {
  const projectId = await published();
  const kept = () =>
    platform().db.selectFrom('project_collected').selectAll().where('project_id', '=', projectId).execute();
  const both = await Promise.all([1, 2].map(() => call('/collect', as(buyer, { projectId }))));
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(await kept()).toHaveLength(1);
  for (const _ of [1, 2]) expect((await call('/collect/cancel', as(buyer, { projectId }))).status).toBe(200);
  expect(await kept()).toHaveLength(0);
  expect(await call('/collect', as(owner, { projectId }))).toMatchObject({
    status: 403,
    body: { code: 403, msg: 'You cannot collect your own project.' },
  });
  const french = await call('/collect', { ...as(owner, { projectId }), locale: 'fr-FR' });
  expect(french.body.msg).toBe('Vous ne pouvez pas ajouter votre propre projet à vos favoris.');
  expect((await call('/collect', { body: { projectId } })).status).toBe(401);
  expect((await call('/collect', as(buyer, { projectId: 999_999 }))).status).toBe(404);
});

test('whose account goes between the look at their session and the write is asked to log in', async () => {
  const projectId = await published();
  const leaving = await someMember(platform());
  const { db } = platform();
  await sql`create function leave() returns trigger language plpgsql as
    'begin delete from member where id = new.member_id; return new; end'`.execute(db);
  await sql`create trigger leave before insert on project_collected for each row execute function leave()`.execute(db);
  const answered = await call('/collect', as(leaving, { projectId }));
  await sql`drop function leave cascade`.execute(db);
  expect(answered).toMatchObject({ status: 401, body: { code: 401 } });
});

test('that a project was not collected is said in the words of its page', async () => {
  const failed = async (locale: 'en-US' | 'zh-CN' | 'fr-FR') =>
    (await call('/collect', { ...as(buyer, { projectId: 999_999 }), locale })).body.msg;
  expect(await failed('en-US')).toBe('The project was not added to your collection: it is no longer in the library.');
  expect(await failed('zh-CN')).toBe('收藏失败：该项目已不在项目库中。');
  expect(await failed('fr-FR')).toMatch(
    /^Échec de l’ajout aux favoris\s: le projet n’est plus dans la banque de projets\.$/,
  );
});

test('what is unknown cannot be taken out of a collection; what has been withdrawn can', async () => {
  const failed = (locale: 'en-US' | 'zh-CN' | 'fr-FR') =>
    call('/collect/cancel', { ...as(buyer, { projectId: 999_999 }), locale });
  expect(await failed('en-US')).toMatchObject({
    status: 404,
    body: { code: 404, msg: 'The project was not removed from your collection: it is not in it.' },
  });
  expect((await failed('zh-CN')).body.msg).toContain('取消收藏失败');
  expect((await failed('fr-FR')).body.msg).toContain('Échec du retrait des favoris');
  const { body } = await call('', as(owner, { ...projectBody(), draft: true }));
  expect((await call('/collect/cancel', as(buyer, { projectId: body.data.id }))).status).toBe(404);
  const projectId = await published();
  await call('/collect', as(buyer, { projectId }));
  await call('/move', as(owner, { projectId, to: 'withdrawn' }));
  expect((await call('/collect/cancel', as(buyer, { projectId }))).status).toBe(200);
});

test('a member is told whether a project is in their collection', async () => {
  const projectId = await published();
  const collected = async (someone: Someone) =>
    (await call(`/collected?id=${projectId}`, { cookie: someone.cookie })).body.data;
  expect(await collected(buyer)).toEqual({ collected: false });
  await call('/collect', as(buyer, { projectId }));
  expect([await collected(buyer), await collected(owner)]).toEqual([{ collected: true }, { collected: false }]);
  expect(await call(`/collected?id=${projectId}`)).toMatchObject({ status: 401 });
});

test('contacts are for members; what a project that is hidden says is for nobody', async () => {
  const projectId = await published();
  expect((await call('/contact', { body: { projectId } })).status).toBe(401);
  const { body } = await call('/contact', as(buyer, { projectId }));
  expect(body.data).toEqual({
    contactPerson: 'Project office',
    phone: '+254700100101',
    contact: 'office@owner.example',
  });
  await call('/move', as(owner, { projectId, to: 'withdrawn' }));
  expect((await call('/contact', as(buyer, { projectId }))).status).toBe(404);
  const stored = await platform().db.selectFrom('project').selectAll().where('id', '=', projectId).execute();
  expect(
    JSON.stringify(stored.map(({ contact_sealed, ...row }) => [row, contact_sealed?.toString('latin1')])),
  ).not.toContain('office@');
});

async function mailsTo(address: string): Promise<string[]> {
  const rows = await platform().db.selectFrom('outbox_message').selectAll().orderBy('created_at').execute();
  const sent = rows.flatMap(({ id, sealed }) => (sealed ? [unsealContent(platform().settings, id, sealed)] : []));
  return sent.filter(({ to }) => to === address).map(({ text }) => text);
}

test('the words of a saved search turn the reading of no others', async () => {
  const saved = await call('/search/save', as(buyer, { query: `name=${encodeURIComponent('green\u202e \u2067tea')}` }));
  expect(saved.body.data.query).toBe('name=green+tea');
  const { body } = await call('/search/list', { cookie: buyer.cookie });
  expect(JSON.stringify(body.rows)).not.toMatch(/[\u202A-\u202E\u2066-\u2069]/);
  // Kept before they were left out.
  const kept = platform().db.updateTable('saved_search').set({ query: 'name=green%E2%80%AE+tea' });
  await kept.where('key', '=', saved.body.data.key).execute();
  expect((await searchByKey(platform().db, saved.body.data.key))?.filters.name).toBe('green tea');
  expect((await call('/search/remove', as(buyer, { key: saved.body.data.key }))).status).toBe(200);
});

test('a saved search tells of what is new: once, in the member’s language, and until it is stopped', async () => {
  const saved = await call('/search/save', as(buyer, { query: 'sort=largest&region=RW&category=trade' }));
  expect(saved.body.data).toMatchObject({ query: 'category=trade&region=RW', tells: true });
  expect((await call('/search/save', as(buyer, { query: 'category=gift' }))).status).toBe(422);
  expect((await call('/search/remove', as(owner, { key: saved.body.data.key }))).status).toBe(404);
  await published({ region: 'RW' });
  await published({ region: 'RW', category: 'other' });
  expect(await tellSearches(inDays(0))).toBe(0);
  expect(await tellSearches(inDays(1.1))).toBe(1);
  expect(await tellSearches(inDays(1.2))).toBe(0);
  expect(await tellSearches(inDays(2.3))).toBe(0);
  const [mail, ...more] = await mailsTo(buyer.mail);
  expect(more).toEqual([]);
  expect(mail).toContain('– Thé vert');
  expect(mail).toContain(`/fr-FR/negotiation/unsubscribe/${saved.body.data.key}`);
  await stopTelling(platform().db, saved.body.data.key);
  await published({ region: 'RW' });
  expect(await tellSearches(inDays(9))).toBe(0);
});

const noFilters = { name: '', sort: 'newest' } as const;

const inDays = (days: number) => ({
  ...platform(),
  clock: { ...platform().clock, now: () => new Date(platform().clock.now().getTime() + days * 86_400_000) },
});

test('who has kept as many searches as one may switches the messages of one on again', async () => {
  const keeper = await someMember(platform());
  const save = (query: string) => call('/search/save', as(keeper, { query }));
  const regions = participants('en-US').slice(0, mostSearches);
  for (const { code } of regions) expect((await save(`region=${code}`)).status).toBe(200);
  expect((await save('category=trade')).status).toBe(409);
  const first = await save(`region=${regions[0]?.code}`);
  await stopTelling(platform().db, first.body.data.key);
  expect(await save(`region=${regions[0]?.code}`)).toMatchObject({ status: 200, body: { data: { tells: true } } });
});

test('switched on again, a search does not tell of what came while it was off; switched on twice, it goes on', async () => {
  const keeper = await someMember(platform());
  const save = (days: number) => saveSearch(inDays(days), keeper.member.id, { ...noFilters, region: 'CM' });
  const { key } = (await save(-60)) ?? { key: '' };
  await stopTelling(platform().db, key);
  await published({ region: 'CM' });
  const row = () =>
    platform().db.selectFrom('saved_search').selectAll().where('key', '=', key).executeTakeFirstOrThrow();
  await save(1);
  expect((await row()).next_at.getTime()).toBeGreaterThan(inDays(1.9).clock.now().getTime());
  const before = await row();
  await save(1.5);
  expect(await row()).toEqual(before);
  await tellSearches(inDays(2.1));
  expect(await mailsTo(keeper.mail)).toEqual([]);
});

/** As if the key that a member's addresses were sealed with had left PII_KEY. */
async function loseKeyOf({ member }: Someone): Promise<void> {
  const lost = readSettings({ PII_KEY: `lost:${'A'.repeat(43)}=` });
  await platform()
    .db.updateTable('member_account')
    .set({ sealed: sealPersonal(lost, 'member account', 'email:x@example.org') })
    .where('member_id', '=', member.id)
    .execute();
}

test('a member whose key is gone keeps nobody behind them from being told', async () => {
  const gone = await someMember(platform());
  const behind = await someMember(platform());
  for (const [i, { member }] of [gone, behind].entries()) {
    await saveSearch(inDays(i - 5), member.id, { ...noFilters, region: 'BJ' });
  }
  await published({ region: 'BJ' });
  await loseKeyOf(gone);
  const logged: object[] = [];
  const log = pino({}, { write: (line: string) => logged.push(JSON.parse(line)) });
  expect(await tellSearches({ ...inDays(3), log })).toBe(1);
  expect(await mailsTo(behind.mail)).toHaveLength(1);
  expect(logged).toMatchObject([{ member: gone.member.id }]);
  const kept = await platform()
    .db.selectFrom('saved_search')
    .select(['seen_until', 'next_at'])
    .where('member_id', '=', gone.member.id)
    .executeTakeFirstOrThrow();
  expect(kept.seen_until < inDays(0).clock.now()).toBe(true);
  expect(kept.next_at > inDays(3).clock.now()).toBe(true);
});
