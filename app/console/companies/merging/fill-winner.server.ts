import type { Staff } from '#features/staff/index.server.ts';
import type { Values } from '#platform/content/content-kind.ts';
import type { Tx } from '#platform/db/database.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { isLocale, type Locale } from '#platform/i18n/locale.ts';
import { saveWithin } from '../../content/save-thread.server.ts';
import { revisionValues } from '../../content/threads.server.ts';
import type { TakenPart } from './merge-answers.ts';
import { mergedFacts } from './merged-values.ts';
import { changeOrRefuse } from './not-merged.server.ts';
import { type Both, isSeen } from './read-both.server.ts';

type Needs = Pick<SiteContext, 'db' | 'clock' | 'settings'>;

/** The company that stays says what it said, what it lacked, and what was to be taken over. */
export async function fillWinner(
  tx: Tx,
  site: Needs,
  staff: Staff,
  both: Both,
  taken: readonly TakenPart[],
): Promise<void> {
  const { kind, winner, loserFacts } = both;
  const change = (values: Values) => mergedFacts(kind, values, loserFacts, taken);
  await changeOrRefuse(tx, site, staff, { kind, thingId: winner.id, thread: 'shared', change });
  for (const locale of languagesToFill(both, taken)) await fillLanguage(tx, site, staff, both, { locale, taken });
}

/** Languages in which readers see nothing of the company that stays, and those that are to be taken over. */
function languagesToFill({ loser, winner }: Both, taken: readonly TakenPart[]): Locale[] {
  const isLacking = (locale: Locale) => {
    const [has, had] = [winner.threads.get(locale), loser.threads.get(locale)];
    return !has || (has.published === null && had?.published != null);
  };
  return [...loser.threads.keys()].filter(isLocale).filter((each) => isLacking(each) || taken.includes(each));
}

async function fillLanguage(
  tx: Tx,
  site: Needs,
  staff: Staff,
  both: Both,
  { locale, taken }: { locale: Locale; taken: readonly TakenPart[] },
): Promise<void> {
  const { kind, loser, winner } = both;
  const [own, had] = [loser.threads.get(locale), winner.threads.get(locale)];
  if (!own) return;
  const text = await revisionValues(tx, { thingId: loser.id, thread: locale, number: own.published ?? own.head });
  const draft =
    had && had.published === null
      ? await revisionValues(tx, { thingId: winner.id, thread: locale, number: had.head })
      : undefined;
  const goesOut = own.published !== null && isSeen(winner);
  const what = { kind, thingId: winner.id, thread: locale };
  // It went out before, and need not agree with another text now.
  const because = `Merged from ${kind.name} ${loser.id}`;
  const { number, is } = await changeOrRefuse(tx, site, staff, { ...what, change: () => text, goesOut, because });
  // What somebody was writing of it stays the newest; where texts are reviewed first, so does what nobody asked to be written over.
  if (draft && (is === 'out' || (is === 'toReview' && !taken.includes(locale))))
    await saveWithin(tx, site, staff, { ...what, base: number, values: draft, origin: 'merged' });
}
