import { isDatabaseAway } from '#platform/db/away.ts';
import type { Tx } from '#platform/db/database.ts';
import { inTransaction } from '#platform/db/retried.ts';
import type { Platform } from '#platform/http/site-context.ts';
import { appendEntry } from '../entry/append-entry.server.ts';
import { expireAfter, remindAfter, sides } from '../talks.ts';
import { projectNames } from './project-names.server.ts';
import { causeOf, tellApart } from './tell-apart.server.ts';

const batch = 100;

type Needs = Pick<Platform, 'db' | 'settings' | 'clock' | 'log'>;

/** What there is to do about a request that nobody has answered. */
const dues = ['expire', 'remind'] as const;
type Due = (typeof dues)[number];

/**
 * Lets requests expire that have waited too long, and reminds owners of those that have waited for some days. Each is done
 * once, whoever does it and however often: the row says so, in the transaction that writes the entry and the mail.
 */
export async function waitForAnswers(site: Needs, signal?: AbortSignal): Promise<Record<Due, number>> {
  const done = { expire: 0, remind: 0 };
  for (const due of dues) {
    let ids: number[];
    let last = 0;
    do {
      ids = signal?.aborted ? [] : await dueTalks(site, due, last);
      for (const id of ids) {
        if (await handleApart(site, id, due)) done[due] += 1;
        last = id;
      }
    } while (ids.length === batch);
  }
  return done;
}

/** One that fails is left for the next time, and keeps no other waiting. */
async function handleApart(site: Needs, id: number, due: Due): Promise<boolean> {
  try {
    return await inTransaction(site.db, (tx) => handle(tx, site, id, due));
  } catch (error) {
    if (isDatabaseAway(error)) throw error;
    site.log.error({ talk: id, due, why: causeOf(error) }, 'talk not handled, to be tried again');
    return false;
  }
}

async function dueTalks({ db, clock }: Needs, due: Due, after: number): Promise<number[]> {
  const rows = await db
    .selectFrom('talk')
    .select('id')
    .where('id', '>', after)
    .where('state', '=', 'requested')
    .where('requested_at', '<=', before(clock.now(), due))
    .$if(due === 'remind', (query) => query.where('reminded_at', 'is', null))
    .orderBy('id')
    .limit(batch)
    .execute();
  return rows.map(({ id }) => id);
}

function before(now: Date, due: Due): Date {
  return new Date(now.getTime() - (due === 'expire' ? expireAfter : remindAfter));
}

/** @returns false where it was answered, or done, meanwhile */
async function handle(tx: Tx, site: Needs, id: number, due: Due): Promise<boolean> {
  const now = site.clock.now();
  const talk = await tx
    .updateTable('talk')
    .set(due === 'expire' ? { state: 'expired' } : { reminded_at: now })
    .where('id', '=', id)
    .where('state', '=', 'requested')
    .where('requested_at', '<=', before(now, due))
    .$if(due === 'remind', (query) => query.where('reminded_at', 'is', null))
    .returning(['key', 'project_id', 'requested_at'])
    .executeTakeFirst();
  if (!talk) return false;
  await appendEntry(tx, site.settings, id, { side: null, kind: due === 'expire' ? 'expired' : 'reminded' }, now);
  const people = await tx.selectFrom('talk_side').select(['side', 'member_id']).where('talk_id', '=', id).execute();
  const { expiredMessage, reminderMessage } = await import('./messages.server.ts');
  const about = { key: talk.key, project: await projectNames(tx, talk.project_id) };
  const days = Math.max(1, Math.ceil((talk.requested_at.getTime() + expireAfter - now.getTime()) / 86_400_000));
  for (const side of sides) {
    const to = people.find((person) => person.side === side)?.member_id;
    if (!to || (due === 'remind' && side === 'asker')) continue;
    const words = due === 'expire' ? expiredMessage(site, about, side) : reminderMessage(site, about, days);
    await tellApart(tx, site, { memberId: to, talkId: id }, words);
  }
  return true;
}
