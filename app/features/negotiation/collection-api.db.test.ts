import { beforeAll, expect, test } from 'vitest';
import { someMember } from '#features/accounts/members.fixture.ts';
import { unsealContent } from '#platform/outbox/message.ts';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { callProject, projectBody } from './owner.fixture.ts';
import { stopTelling } from './saved-searches.server.ts';
import { tellSearches } from './tell-searches.server.ts';

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

test('a saved search tells of what is new: once, in the member’s language, and until it is stopped', async () => {
  const saved = await call('/search/save', as(buyer, { query: 'sort=largest&region=RW&category=trade' }));
  expect(saved.body.data).toMatchObject({ query: 'category=trade&region=RW', tells: true });
  expect((await call('/search/save', as(buyer, { query: 'category=gift' }))).status).toBe(422);
  expect((await call('/search/remove', as(owner, { key: saved.body.data.key }))).status).toBe(404);
  const later = (days: number) => ({
    ...platform(),
    clock: { ...platform().clock, now: () => new Date(platform().clock.now().getTime() + days * 86_400_000) },
  });
  await published({ region: 'RW' });
  await published({ region: 'RW', category: 'other' });
  expect(await tellSearches(later(0))).toBe(0);
  expect(await tellSearches(later(1.1))).toBe(1);
  expect(await tellSearches(later(1.2))).toBe(0);
  expect(await tellSearches(later(2.3))).toBe(0);
  const [mail, ...more] = await mailsTo(buyer.mail);
  expect(more).toEqual([]);
  expect(mail).toContain('– Thé vert');
  expect(mail).toContain(`/fr-FR/negotiation/unsubscribe/${saved.body.data.key}`);
  await stopTelling(platform().db, saved.body.data.key);
  await published({ region: 'RW' });
  expect(await tellSearches(later(9))).toBe(0);
});
