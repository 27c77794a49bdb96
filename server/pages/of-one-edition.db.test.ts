import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { insertEdition } from '#features/editions/editions.fixture.ts';
import { currentEdition } from '#features/editions/index.server.ts';
import { DatabaseAway } from '#platform/db/away.ts';
import { emptyPages } from '#platform/db/page-tags.ts';
import { Kept } from '#platform/http/kept.ts';
import type { Platform } from '#platform/http/site-context.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { siteFor } from '#tests/support/site-for.ts';
import type { Site } from '../front/site.ts';
import { ofOneEdition } from './of-one-edition.ts';

const platform = emptyPlatform();
const at = new Date('2026-12-01T09:00:00+08:00');
const about = { requestId: 'test', clientAddress: '' };

/** Milliseconds from the moment of the change. */
const clockFrom = (milliseconds: number) => ({ now: () => new Date(at.getTime() + milliseconds) });

afterEach(() => {
  vi.restoreAllMocks();
});

beforeEach(async () => {
  const { db } = platform();
  await db.deleteFrom('edition').execute();
  await insertEdition(db, { number: 4, current: true, names: { 'en-US': 'Fourth' } });
  await insertEdition(db, { number: 5, names: { 'en-US': 'Fifth' } });
  const begun = { begun_at: at, begun_by: 'Wanjiru' };
  await db
    .insertInto('edition_change')
    .values({ edition_id: 5, takes_over_at: at, ...begun })
    .execute();
});

/** What another process does, of which this one is not told yet. */
async function goOn(): Promise<void> {
  await platform()
    .db.transaction()
    .execute(async (tx) => {
      await tx.updateTable('edition').set({ is_current: false }).where('id', '=', 4).execute();
      await tx.updateTable('edition').set({ is_current: true }).where('id', '=', 5).execute();
      await tx.updateTable('edition_change').set({ done_at: at }).execute();
      await emptyPages(tx, ['editions']);
    });
}

/** A process: it keeps what it has read, and hears of nothing. Its page says in its head and in its foot of which edition it is. */
function someProcess(clock: Platform['clock']) {
  let isAway = false;
  const db = platform().db.withPlugin({
    transformQuery({ node }) {
      if (isAway) throw new DatabaseAway(new Error('cut off'));
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const own = { ...platform(), db, clock, kept: new Kept() };
  let asked = 0;
  /** What happens between the head and the foot of the page that is made so many times. */
  const between = new Map<number, () => unknown>();
  /** What happens once its foot is made. */
  const afterwards = new Map<number, () => unknown>();
  const fetch: Site['fetch'] = async ({ headers }) => {
    asked += 1;
    const locale = headers.get('Language') === 'fr-FR' ? 'fr-FR' : 'en-US';
    const head = (await currentEdition(siteFor(own, { locale })))?.name;
    await between.get(asked)?.();
    const row = await own.db.selectFrom('edition').select('id').where('is_current', '=', true).executeTakeFirst();
    afterwards.get(asked)?.();
    return { response: Response.json({ head, foot: row?.id === 5 ? 'Fifth' : 'Fourth' }), tags: [] };
  };
  const guarded = ofOneEdition(own, fetch, ({ method }) => method === 'GET');
  const ask = async (answer: Site['fetch'], method = 'GET', language: Locale = 'en-US') => {
    const request = new Request('http://localhost/', { method, headers: { Language: language } });
    const { response } = await answer(request, about);
    return response.ok ? response.json() : response.status;
  };
  return {
    between,
    asked: () => asked,
    afterwards,
    cutOff(away: boolean) {
      isAway = away;
    },
    look: (language?: Locale) => ask(guarded, 'GET', language),
    post: () => ask(guarded, 'POST'),
    lookUnguarded: () => ask(fetch),
  };
}

const whole = (name: string) => ({ head: name, foot: name });
const half = { head: 'Fourth', foot: 'Fifth' };

test('control: a page that is being made as the edition changes is half of each, and so is one made of what is kept', async () => {
  const { between, lookUnguarded } = someProcess(clockFrom(0));
  between.set(1, goOn);
  expect(await lookUnguarded()).toEqual(half);
  // Nobody has told the process: its head is still that of before.
  expect(await lookUnguarded()).toEqual(half);
});

test('near the change a page that is being made meanwhile is made anew, and is whole', async () => {
  const { between, look, asked } = someProcess(clockFrom(-60_000));
  expect(await look()).toEqual(whole('Fourth'));
  between.set(2, goOn);
  expect(await look()).toEqual(whole('Fifth'));
  expect(asked()).toBe(3);
});

test('near the change a page is not made of what is kept where the database cannot say which edition is current', async () => {
  const { look, between, afterwards, cutOff } = someProcess(clockFrom(0));
  expect(await look()).toEqual(whole('Fourth'));
  await goOn();
  // Away as the first question is asked and the last one, there for what the page itself asks.
  between.set(2, () => cutOff(false));
  afterwards.set(2, () => cutOff(true));
  cutOff(true);
  expect(await look()).toBe(503);
  // There as the first one is asked.
  cutOff(false);
  expect(await look()).toBe(503);
  cutOff(false);
  expect(await look()).toEqual(whole('Fifth'));
});

test('what was kept before the change is forgotten by a process that has not been told', async () => {
  const { look } = someProcess(clockFrom(0));
  expect(await look()).toEqual(whole('Fourth'));
  await goOn();
  expect(await look()).toEqual(whole('Fifth'));
});

test('a process that nobody asked anything shortly before looks as well', async () => {
  let passed = -3_600_000;
  const { look } = someProcess({ now: () => new Date(at.getTime() + passed) });
  expect(await look()).toEqual(whole('Fourth'));
  await goOn();
  passed = 10;
  expect(await look()).toEqual(whole('Fifth'));
});

test('a process that learns only from the database that the change is over forgets what it has kept from before it', async () => {
  const second = 1000;
  const real = performance.now.bind(performance);
  let passed = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => real() + passed);
  const { look } = someProcess(clockFrom(0));
  await look('fr-FR');
  passed = second;
  await look('fr-FR');
  // Kept from here on, and by then still: that a change is on its way is kept no longer.
  passed = 30 * second;
  expect(await look()).toEqual(whole('Fourth'));
  await goOn();
  passed = 65 * second;
  expect(await look()).toEqual(whole('Fifth'));
});

test('at all other times nothing is asked of the database, and writes are done once', async () => {
  const far = someProcess(clockFrom(-3_600_000));
  far.between.set(1, goOn);
  await far.look();
  expect(far.asked()).toBe(1);
});

test('a write is never done twice', async () => {
  const near = someProcess(clockFrom(0));
  near.between.set(1, goOn);
  await near.post();
  expect(near.asked()).toBe(1);
});
