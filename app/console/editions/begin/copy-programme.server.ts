import { eventKeysOf } from '#features/programme/index.server.ts';
import { venueDay } from '#platform/clock/clock.ts';
import type { Draft, Values } from '#platform/content/content-kind.ts';
import type { Tx } from '#platform/db/database.ts';
import { defaultLocale, type Locale } from '#platform/i18n/locale.ts';
import { eachText, textsOf } from '#platform/i18n/texts.ts';
import { kindOrRefuse } from '../../content/kinds.server.ts';
import type { NewDraft } from './make-drafts.server.ts';
import { daysBetween, type EditionBefore, momentLater } from './wanted-edition.ts';

/** What an event keeps in a new edition, beside its hours: its frame. Agenda, speakers, bookings and countries were of that one time. */
const framed = ['kind', 'topics', 'room', 'languages', 'interpretation', 'admission'];

/**
 * The frame of a programme in a new edition: each event on the day that its own has become, at its hours, in its room, called as it was.
 * Those beyond the last day of the edition are left out.
 */
export async function eventDrafts(
  tx: Tx,
  before: EditionBefore,
  wanted: Pick<EditionBefore, 'number' | 'startDate' | 'endDate'>,
): Promise<NewDraft[]> {
  const later = daysBetween(before.startDate, wanted.startDate);
  const drafts = await kindOrRefuse('event').read(tx, await eventKeysOf(tx, before.number));
  return [...drafts.values()].flatMap((event): NewDraft[] => {
    const startsAt = momentLater(String(event.startsAt), later);
    if (venueDay(new Date(startsAt)) > wanted.endDate) return [];
    const shared: Values = {
      ...Object.fromEntries(framed.map((name) => [name, event[name]])),
      ...{ edition: String(wanted.number), startsAt, endsAt: momentLater(String(event.endsAt), later) },
    };
    const texts = eachText(event.texts, ({ title }) => ({ title }));
    return [{ source: sourceOf(event), document: { shared, texts } }];
  });
}

/** The language that the others follow: that of the house, where the event has a text in it. */
function sourceOf({ texts }: Draft): Locale {
  return texts[defaultLocale] ? defaultLocale : (textsOf(texts)[0]?.[0] ?? defaultLocale);
}
