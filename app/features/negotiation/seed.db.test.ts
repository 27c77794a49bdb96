import { beforeAll, expect, test } from 'vitest';
import { locales } from '#platform/i18n/locale.ts';
import { demonstration } from '#server/demonstration/demonstration.ts';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { projectsIn } from './bundle.server.ts';
import { projectCards, similarProjects } from './library/queries.server.ts';
import { latestProjects, projectCounts, projectsOfCountry } from './library/some-projects.server.ts';
import { categories, openStatuses, statuses } from './negotiation.ts';
import { seedNegotiation } from './seed.server.ts';

const projects = await projectsIn(demonstration);
/** Those that everybody sees. */
const openProjects = projects.filter(({ status }) => openStatuses.some((each) => each === status));

const platform = emptyPlatform();
const db = () => platform().db;

beforeAll(() =>
  db()
    .transaction()
    .execute(async (tx) => seedNegotiation(tx, { ...platform(), bundle: demonstration })),
);

test('there are at least 60 projects over 27 countries, of every category and state; no phone or contact twice', () => {
  expect(openProjects.length).toBeGreaterThanOrEqual(60);
  expect(new Set(projects.map(({ region }) => region)).size).toBeGreaterThanOrEqual(27);
  expect(new Set(projects.map(({ category }) => category)).size).toBe(categories.length);
  expect(new Set(projects.map(({ status }) => status)).size).toBe(statuses.length);
  expect(projects.filter(({ status }) => status === 'published').length).toBeGreaterThan(projects.length / 2);
  for (const each of ['key', 'phone', 'contact'] as const) {
    expect(new Set(projects.map((project) => project[each])).size, each).toBe(projects.length);
  }
  expect(projects.filter(({ publishedOn }) => publishedOn < '2025-03' || publishedOn >= '2026-11-22')).toEqual([]);
  expect(projects.filter(({ contact }) => !contact.endsWith('.example'))).toEqual([]);
});

test.each(locales)('all of it is there in %s, the newest first', async (locale) => {
  const cards = await projectCards(db(), { locale }, { limit: 1000 });
  expect(cards).toHaveLength(openProjects.length);
  expect(cards.filter(({ lang }) => lang !== locale)).toEqual([]);
  const days = cards.map(({ publishedOn }) => publishedOn);
  expect(days).toEqual(days.toSorted().reverse());
  expect(await latestProjects(db(), { locale, limit: 3 })).toEqual(cards.slice(0, 3));
});

test('a country has its projects, their number and their address', async () => {
  const {
    projects: shown,
    total,
    href,
  } = await projectsOfCountry({ ...platform(), locale: 'en-US' }, { country: 'KE', limit: 2 });
  expect(total).toBe(openProjects.filter(({ region }) => region === 'KE').length);
  expect(shown).toHaveLength(2);
  expect(shown.every(({ region }) => region === 'KE')).toBe(true);
  expect(href).toBe('/negotiation/list?region=KE');
});

test('similar projects share an industry, a country or a category, and are never the project itself', async () => {
  const [own] = await latestProjects(db(), { locale: 'fr-FR', limit: 1 });
  if (!own) throw new Error('There is no project');
  const similar = await similarProjects(db(), own, { locale: 'fr-FR', limit: 4 });
  expect(similar).toHaveLength(4);
  expect(similar.map(({ id }) => id)).not.toContain(own.id);
});

test('amounts add up exactly', async () => {
  const { amount, total } = await projectCounts(platform());
  const cents = openProjects.map((project) => BigInt(project.amount));
  expect(BigInt(amount)).toBe(cents.reduce((sum, one) => sum + one, 0n));
  expect(total).toBe(openProjects.length);
});

test('every project belongs to the member of its contact address, and its history leads to its state', async () => {
  const rows = await db().selectFrom('project').select(['id', 'owner_id', 'status']).orderBy('id').execute();
  expect(new Set(rows.map(({ owner_id }) => owner_id)).size).toBe(projects.length);
  const events = await db().selectFrom('project_event').selectAll().orderBy('id').execute();
  const now = platform().clock.now();
  for (const { id, status } of rows) {
    const own = events.filter(({ project_id }) => project_id === id);
    expect(own.at(-1)?.to_status, String(id)).toBe(status);
    expect(own.every(({ at }, i) => at <= now && (i === 0 || at >= (own[i - 1]?.at ?? now)))).toBe(true);
  }
});
