import { knownBefore } from '#console/editions/takeover/plan-takeover.server.ts';
import { timesOfChange } from '#console/editions/takeover/takeovers.server.ts';
import { currentEditionNumber } from '#features/editions/index.server.ts';
import { isDatabaseAway } from '#platform/db/away.ts';
import type { Platform } from '#platform/http/site-context.ts';
import type { Site } from '../front/site.ts';
import { answerWhileAway } from './while-away.ts';

/**
 * So long before its moment and after it (milliseconds) a change is looked out for: it is long known by then, and long heard of after. What is kept
 * is read anew in less, and clocks differ by less.
 */
const lookout = knownBefore / 3;

/** An answer is made anew so often at the most: the site goes on to one edition once. */
const attempts = 3;

type Needs = Pick<Platform, 'db' | 'clock' | 'kept' | 'log'>;

/**
 * Answers reads so that each is wholly of one edition, also while the site goes on to the next one in this moment, or has in another process and
 * this one has not been told yet. From a little before the moment until a little after it is over, the current edition is asked of the database before and
 * after each answer: where it is another one than what is kept was made from, that is forgotten first; where it has changed meanwhile, the answer is made
 * anew. While the database cannot say, nobody knows: 503, in whose place the page that was kept stands, which is whole. At all other times nothing is
 * asked but what is kept for a minute: when editions change.
 * @param isRead whether a request is one that may be answered twice
 */
export function ofOneEdition(
  platform: Needs,
  fetch: Site['fetch'],
  isRead: (request: Request) => boolean,
): Site['fetch'] {
  const { db, clock, kept, log } = platform;
  /** The edition that what this process keeps was made from, as far as it has looked. */
  let known: { edition: number | undefined } | undefined;

  /** As far as it has been found out: whether a moment is near is known while the database is away, too. */
  let times: Awaited<ReturnType<typeof timesOfChange>> = [];

  async function isNear(): Promise<boolean> {
    const latest = kept.get('times of change', ['editions'], async () => {
      const found = await timesOfChange(db);
      // One may be over without this process having been told: what is kept from before it goes then, too.
      await current();
      return found;
    });
    times = await latest.catch(unlessAway(() => times));
    const now = clock.now().getTime();
    return times.some(({ at, isDone }) => at.getTime() - lookout <= now && (!isDone || now <= at.getTime() + lookout));
  }

  async function current(): Promise<number | undefined> {
    const edition = await currentEditionNumber(db);
    if (!known || known.edition !== edition) kept.emptyAll();
    known = { edition };
    return edition;
  }

  async function answerWhole(request: Request, about: Parameters<Site['fetch']>[1]): ReturnType<Site['fetch']> {
    for (let attempt = 1; ; attempt += 1) {
      const before = await current();
      const answer = await fetch(request.clone(), about);
      if ((await current()) === before || attempt === attempts) return answer;
      log.info({ path: new URL(request.url).pathname }, 'made anew: the edition has changed meanwhile');
    }
  }

  return async (request, about) => {
    if (!isRead(request) || !(await isNear())) return fetch(request, about);
    const unknown = { response: new Response(), tags: [] };
    return answerWhole(request, about).catch(unlessAway(() => answerWhileAway(unknown, request)));
  };
}

/** What is done about a failure if it is that the database is away. @throws any other */
function unlessAway<Instead>(instead: () => Instead): (error: unknown) => Instead {
  return (error) => {
    if (isDatabaseAway(error)) return instead();
    throw error;
  };
}
