import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { beginEdition } from '#console/editions/begin/begin-edition.server.ts';
import { publishEditionText, wantedEdition } from '#console/editions/editions.fixture.ts';
import { planTakeover } from '#console/editions/takeover/plan-takeover.server.ts';
import { beginPlan } from '#console/halls/plan/begin-plan.server.ts';
import { drawStands } from '#console/halls/plan/draw-stands.server.ts';
import { alone, someStand } from '#console/halls/plan/plan.fixture.ts';
import { exhibitorsOfStands } from '#features/directory/index.server.ts';
import { findCurrentEdition } from '#features/editions/index.server.ts';
import { somePerson } from '#features/staff/person.fixture.ts';
import { clockWithOffset } from '#platform/clock/clock.ts';
import { settingsOfProcess } from '#platform/config/settings.ts';
import { playedSecrets } from '#tests/support/sites/played-secrets.ts';
import { auditDays, openDays, playedRequest, send } from '#tests/support/sites/reservation-client.ts';
import { type TwoSites, twoSites } from '#tests/support/sites/two-sites.ts';

const hasServer = process.env.TEST_DATABASE_URL !== undefined;
/** The sites run ahead of whoever plans: what is planned as early as it must be is due for them in a moment. Milliseconds. */
const ahead = 6 * 60_000;
/** So long (milliseconds) after it was planned the change is due for the sites. */
const dueIn = 12_000;
/** So long (milliseconds) after its moment the change may take at the most until every page of both processes shows it. */
const patience = 150_000;
const afterwards = 2000;
/** So many ask for the plan of the hall at once in each process, whose parts are the likeliest to be of two editions. */
const askersOfHall = process.env.PROVE ? 4 : 1;
/** What leaves the processors to the sites; beside all other tests they have less of them. Milliseconds. */
const betweenLooks = process.env.PROVE ? 5 : 300;

let sites: TwoSites;
/** What tells the pages of one edition from those of the other. */
let old: { theme: string; startDate: string; company: string };
const fifth = { name: 'Fifth China-Africa Economic and Trade Expo', startDate: '2027-06-10', stand: 'W1-Z01' };
const theme = `Theme of ${fifth.name}`;

beforeAll(async () => {
  if (!hasServer) return;
  sites = await twoSites('expo_change', { CLOCK_OFFSET: `PT${ahead / 1000}S` });
  const { db } = sites.database;
  const current = await findCurrentEdition(db, 'en-US');
  const holders = [...(await exhibitorsOfStands(db, 'en-US'))];
  const [, company] = holders.find(([code, { name }]) => code.startsWith('W1-') && /^[\w .]+$/.test(name)) ?? [];
  if (!current || !company) throw new Error('The demonstration has no edition, or no company in its first hall');
  old = { theme: current.theme, startDate: current.startDate, company: company.name };
}, 300_000);
afterAll(() => sites?.end());

/** What a reader sees of a piece of a page, without tags and without spaces. */
const wordsOf = (html: string) => html.replace(/<[^>]*>/g, '').replace(/[\s\u200b\u2060]+/g, '');

/** A piece of a page, by how it begins and ends; empty where there is none. */
const pieceOf = (html: string, begins: RegExp, ends: string) => {
  const from = html.search(begins);
  return from < 0 ? '' : html.slice(from, html.indexOf(ends, from));
};

const either = (isOld: boolean, isNew: boolean) => [...(isOld ? [4] : []), ...(isNew ? [5] : [])];
const says = (piece: string, words: string) => wordsOf(piece).includes(wordsOf(words));
const byTheme = (piece: string) => either(says(piece, old.theme), says(piece, theme));

const hallPage = '/en-US/exhibition/?cursor=layout&hall=W1';

/** Of which edition each part of a page is. Parts of one page that are not of one edition are what must never be. */
const pages: Record<string, (html: string) => number[]> = {
  /** What it says to machines, and its headline. */
  '/en-US/': (html) => [
    ...either(html.includes(`"startDate":"${old.startDate}"`), html.includes(`"startDate":"${fifth.startDate}"`)),
    ...byTheme(pieceOf(html, /<h1/, '</h1>')),
  ],
  /** Which editions there are, and which of them is the current one. */
  '/en-US/previous/': (html) => [
    html.includes('/previous/detail/5') ? 5 : 4,
    Number(/Current edition[\s\S]*?\/previous\/detail\/(\d+)/.exec(html)?.[1]),
  ],
  /** The stands of a hall come from the database, and who has them from what the process keeps. */
  [hallPage]: (html) => [
    html.includes(fifth.stand) ? 5 : 4,
    says(pieceOf(html, /<main/, '</main>'), old.company) ? 4 : 5,
  ],
  '/en-US/about/?cursor=introduction': (html) => {
    const section = pieceOf(html, /<section[^>]*aria-labelledby="edition"/, '</section>');
    return [...byTheme(section), Number(/\/previous\/detail\/(\d+)/.exec(section)?.[1])];
  },
};

const isHalf = (parts: readonly number[]) => new Set(parts).size !== 1;

/** By what an address is another one each time, though nothing is read of it there: then no answer that is kept is given. */
const another: Record<string, string> = {
  '/en-US/': '?tab=',
  [hallPage]: '&guide=',
  '/en-US/about/?cursor=introduction': '&audience=',
};
let looks = 0;

/** What was seen of a page in one of the processes. */
interface Seen {
  page: string;
  nth: number;
  status: number;
  parts: number[];
}

async function lookAt(page: string, nth: number): Promise<Seen & { html: string }> {
  looks += 1;
  const answer = await fetch(`${sites.urls[nth]}${page}${page in another ? `${another[page]}${looks}` : ''}`);
  const html = await answer.text();
  return { page, nth, status: answer.status, html, parts: pages[page]?.(html) ?? [] };
}

/**
 * Ends the connections on which the processes hear of what was written, as soon as there are any: of the change they are not told, and what
 * they keep is of before until they make up for it, half a second later.
 */
async function loseNotices(isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    await sites.database.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'listen %'`,
    );
    await pause(betweenLooks);
  }
}

test.runIf(hasServer)('control: a page that is half of each edition is found', async () => {
  const [home, hall] = [await lookAt('/en-US/', 0), await lookAt(hallPage, 1)];
  expect([home.parts, hall.parts]).toEqual([
    [4, 4],
    [4, 4],
  ]);
  const halfHome = home.html.replace(`"startDate":"${old.startDate}"`, `"startDate":"${fifth.startDate}"`);
  expect(isHalf(pages['/en-US/']?.(halfHome) ?? [])).toBe(true);
  const halfHall = hall.html.replace('</main>', `<a>${fifth.stand}</a></main>`);
  expect(isHalf(pages[hallPage]?.(halfHall) ?? [])).toBe(true);
});

test.runIf(hasServer)(
  'while two processes that miss its notice are asked all the time and places are reserved, an edition takes over: no page is half of each',
  async () => {
    const { database, urls } = sites;
    const { db } = database;
    const settings = settingsOfProcess({ ...playedSecrets, DATA_DIR: '/nowhere' });
    const site = { db, clock: clockWithOffset(0), settings };
    const staff = await somePerson(db, ['editor']);
    await beginEdition(site, staff, wantedEdition());
    await beginPlan(site, staff, { hall: 'W1', edition: 5 }, { from: 4, withCompanies: false });
    await drawStands(site, staff, { hall: 'W1', edition: 5 }, alone(someStand('Z01')));
    await publishEditionText(site, staff, { number: 5, name: fifth.name });
    const [date = ''] = await openDays(database, [60]);

    const moment = new Date(Date.now() + ahead + dueIn);
    expect(await planTakeover(site, staff, { edition: 5, at: moment, was: null })).toEqual({ outcome: 'planned' });
    const seen: Seen[] = [];
    let isOver = false;
    const ask = async (page: string, nth: number) => {
      while (!isOver) {
        const { html: _html, ...what } = await lookAt(page, nth);
        seen.push(what);
        await pause(betweenLooks);
      }
    };
    const places = Object.keys(pages).flatMap((page) => urls.map((_, nth) => ({ page, nth })));
    const asking = places.flatMap(({ page, nth }) =>
      Array.from({ length: page === hallPage ? askersOfHall : 1 }, () => ask(page, nth)),
    );
    const losing = loseNotices(() => isOver);
    const reserved: Promise<{ status: number }>[] = [];
    const end = Date.now() + dueIn + patience;
    const wasSeen = (edition: number) =>
      places.filter(({ page, nth }) =>
        seen.some((each) => each.page === page && each.nth === nth && each.parts[0] === edition),
      );
    const isThere = () => wasSeen(5).length === places.length;
    while (!isThere() && Date.now() < end) {
      if (reserved.length < 40) reserved.push(send(urls[reserved.length % 2] ?? '', playedRequest(date, 2)));
      await pause(400);
    }
    await pause(afterwards);
    isOver = true;
    await Promise.all([...asking, losing]);

    expect(seen.filter(({ parts, status }) => status !== 200 || isHalf(parts))).toEqual([]);
    expect(wasSeen(4)).toEqual(places);
    expect(wasSeen(5)).toEqual(places);
    process.stdout.write(`${seen.length} pages were seen as the edition changed, each of them whole\n`);
    const statuses = (await Promise.all(reserved)).map(({ status }) => status);
    expect(statuses.filter((status) => ![200, 409].includes(status))).toEqual([]);
    const [day] = await auditDays(database, [date]);
    expect(day).toMatchObject({ capacity: 60, partial: 0, twice: 0, sold: day?.visitors });
  },
  300_000,
);

test.runIf(hasServer)('the edition of before keeps its page of results, and old addresses answer', async () => {
  for (const url of sites.urls) {
    for (const path of ['/en-US/previous/detail/4', '/en-US/forum/?day=2025-06-13', '/previous/detail/5']) {
      expect([path, (await fetch(`${url}${path}`)).status]).toEqual([path, 200]);
    }
    expect(await (await fetch(`${url}/en-US/previous/detail/4`)).text()).toContain('11.39');
  }
});
