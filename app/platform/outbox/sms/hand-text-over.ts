import type { Database } from '#platform/db/database.ts';
import { inTransaction } from '#platform/db/retried.ts';
import type { Platform } from '#platform/http/site-context.ts';
import type { HandOver, Message } from '../message.ts';
import { countText, DailyLimitReached } from './daily-limit.ts';
import { noteFailure, type ProviderStanding, providerStanding } from './resting.ts';
import type { TextAnswer, TextProvider } from './text-provider.ts';
import { textProviders } from './text-providers.ts';

type Needs = Pick<Platform, 'db' | 'settings' | 'clock' | 'log'>;

/** A text message that this process has claimed. */
interface Claimed {
  id: string;
  /** Whether it counts among those of its day already. */
  counted: boolean;
}

/**
 * Hands a text message to the first provider that takes it. The next one is asked only where the one before surely did not take it. What
 * may have been taken, also where a process died meanwhile, is handed again to a provider that knows repeats, and to nobody else.
 */
export async function handTextOver(platform: Needs, claimed: Claimed, message: Message): Promise<HandOver> {
  const { db, settings } = platform;
  const providers = textProviders(settings);
  const before = await db
    .selectFrom('text_delivery')
    .select(['provider', 'state'])
    .where('id', '=', claimed.id)
    .executeTakeFirst();
  // The process that handed it over died before it could take the message out of the outbox.
  if (before && before.state !== 'unknown') return { outcome: 'taken' };
  if (before) return handAgain(db, providers, before.provider, claimed.id, message);
  const able = providers.filter((provider) => provider.canSend(message));
  if (able.length === 0) return { outcome: 'refused', why: 'no template', lasting: true };
  if (!claimed.counted && !(await count(platform, claimed.id, message))) return spent;
  return askInTurn(platform, able, claimed.id, message);
}

/** Asks one provider after the other, until one takes it or may have. */
async function askInTurn(
  platform: Needs,
  able: readonly TextProvider[],
  id: string,
  message: Message,
): Promise<HandOver> {
  const { db, clock } = platform;
  // With one alone there is nobody to turn to: it is asked, however often it has failed.
  const standing = able.length > 1 ? await providerStanding(db, clock.now()) : undefined;
  const refusals: string[] = [];
  for (const provider of able) {
    if (standing && !(await standing.mayAsk(provider.name))) {
      refusals.push(`${provider.name} rests`);
      continue;
    }
    const answer = await hand(platform, provider, standing, id, message);
    if (answer.outcome === 'taken') return answer;
    if (answer.outcome === 'unknown') return unsure(provider, answer.why);
    refusals.push(answer.why);
    if (answer.about === 'message') return { outcome: 'refused', why: refusals.join('; '), lasting: true };
  }
  return { outcome: 'refused', why: refusals.join('; '), lasting: false };
}

const spent: HandOver = { outcome: 'refused', why: 'daily limit', lasting: true };

const unsure = ({ knowsRepeats }: TextProvider, why: string): HandOver =>
  knowsRepeats ? { outcome: 'refused', why, lasting: false } : { outcome: 'unknown', why };

/** Writes down that the provider has the message, hands it over, and writes down what it said. */
async function hand(
  { db, clock, log }: Needs,
  provider: TextProvider,
  standing: ProviderStanding | undefined,
  id: string,
  message: Message,
): Promise<TextAnswer> {
  const { name } = provider;
  await db
    .insertInto('text_delivery')
    .values({ id, provider: name, state: 'unknown', handed_at: clock.now() })
    .execute();
  const answer = await provider.send(id, message);
  await noteAnswer(db, id, answer);
  // One alone is neither left alone nor replaced: that the message waits is said by whoever has it wait.
  if (!standing) return answer;
  const failed = answer.outcome === 'unknown' || (answer.outcome === 'refused' && answer.about === 'provider');
  if (!failed) {
    await standing.noteAnswer(name);
    return answer;
  }
  log.warn({ message: id, provider: name, why: answer.why }, 'a provider of text messages failed');
  await noteFailure(db, name, answer.why, clock.now());
  return answer;
}

async function noteAnswer(db: Database, id: string, answer: TextAnswer): Promise<void> {
  // A report may have been faster than the answer: what it says stands.
  const ofMessage = db.updateTable('text_delivery').where('id', '=', id).where('state', '=', 'unknown');
  if (answer.outcome === 'taken') {
    await ofMessage.set({ state: 'taken', reference: answer.reference ?? null, reason: null }).execute();
  } else if (answer.outcome === 'unknown') await ofMessage.set({ reason: answer.why }).execute();
  else await db.deleteFrom('text_delivery').where('id', '=', id).where('state', '=', 'unknown').execute();
}

/** Hands over once more what a provider may have: to that one alone, and only if it knows repeats. */
async function handAgain(
  db: Database,
  providers: readonly TextProvider[],
  name: string,
  id: string,
  message: Message,
): Promise<HandOver> {
  const provider = providers.find((each) => each.name === name && each.knowsRepeats);
  if (!provider) return { outcome: 'unknown', why: `${name} may have it` };
  const answer = await provider.send(id, message);
  if (answer.outcome === 'refused' && answer.about !== 'message') {
    return { outcome: 'refused', why: answer.why, lasting: false };
  }
  await noteAnswer(db, id, answer);
  if (answer.outcome === 'taken') return answer;
  if (answer.outcome === 'unknown') return unsure(provider, answer.why);
  return { outcome: 'refused', why: answer.why, lasting: true };
}

/** Counts a message among those of its day, once. @returns whether it may leave */
async function count({ db, settings, clock, log }: Needs, id: string, { to }: Message): Promise<boolean> {
  if (!settings.SMS_DAILY_LIMIT) return true;
  try {
    const last = await inTransaction(db, async (tx) => {
      await tx.updateTable('outbox_message').set({ counted: true }).where('id', '=', id).execute();
      return countText(tx, settings, clock.now(), to);
    });
    if (last.length > 0) log.error({ prefixes: last }, 'the last text message of the day has left');
    return true;
  } catch (error) {
    if (error instanceof DailyLimitReached) return false;
    throw error;
  }
}
