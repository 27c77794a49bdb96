import { msg } from '@lingui/core/macro';
import { countryName } from '#features/editions/index.server.ts';
import { venueDay, venueIso, venueOffset } from '#platform/clock/clock.ts';
import { localHref } from '#platform/i18n/address.ts';
import { byName } from '#platform/i18n/by-name.ts';
import { i18nFor } from '#platform/i18n/catalogues.server.ts';
import { type Locale, languagesFor } from '#platform/i18n/locale.ts';
import { paragraphsOf } from '#platform/i18n/paragraphs.ts';
import type { EventRow, WholeRow } from './event-rows.server.ts';
import { type EventNames, languageName } from './names.server.ts';
import {
  type EventCard,
  eventHref,
  isMarked,
  type Moved,
  movedParts,
  type ProgrammeEvent,
  type SpeakerPart,
} from './programme.ts';

/** Who reads, and when: what was moved is marked for a while. */
export interface Reader {
  locale: Locale;
  now: Date;
}

/** What lists show of an event. */
export function presentCard(row: EventRow, { locale, now }: Reader, { kinds }: EventNames): EventCard {
  return {
    id: row.id,
    title: row.title,
    lang: row.lang,
    kind: { key: row.kind, ...kinds[row.kind] },
    start: venueIso(row.startsAt),
    end: venueIso(row.endsAt),
    ...presentPlace(row, locale),
    placeLang: row.placeLang ?? locale,
    languages: row.languages.map((code) => languageName(code, locale)),
    interpretation: row.interpretation.map((code) => languageName(code, locale)),
    ...presentMoved(row, now),
  };
}

/** That it was moved, for as long as that is marked: some days, and not once it is over. */
function presentMoved({ movedAt, moved, endsAt }: EventRow, now: Date): { moved?: Moved } {
  if (endsAt <= now || !isMarked(movedAt, now)) return {};
  const parts = movedParts.filter((part) => moved.includes(part));
  return { moved: { at: venueIso(movedAt), today: venueDay(movedAt) === venueDay(now), parts } };
}

/** Where it takes place, as far as that is known. */
function presentPlace({ room, venue, shortVenue }: EventRow, locale: Locale) {
  const i18n = i18nFor(locale);
  const noVenue = () => i18n._(msg`Venue to be announced`);
  return {
    room: room ?? i18n._(msg`Room to be announced`),
    venue: venue ?? noVenue(),
    shortVenue: shortVenue ?? noVenue(),
  };
}

/** All that an event's page shows. */
export function presentEvent(row: WholeRow, reader: Reader, names: EventNames): ProgrammeEvent {
  const { locale } = reader;
  const day = venueDay(row.startsAt);
  return {
    ...presentCard(row, reader, names),
    summary: paragraphsOf(row.summary),
    topics: row.topics.map((topic) => ({ key: topic, ...names.topics[topic] })),
    organiser: row.organiser,
    audience: row.audience,
    admission: row.admission,
    agenda: row.agendaTimes.map((time, i) => {
      const { words: title, ...lang } = wordsOf(row, 'agenda', i, locale);
      return { at: `${day}T${time}:00${venueOffset}`, title, ...lang };
    }),
    speakers: row.speakerParts.map((part, i) => {
      const { words: role, ...lang } = wordsOf(row, 'speakers', i, locale);
      return { part: part as SpeakerPart, role, ...lang };
    }),
    countries: row.countries.map((code) => ({ code, name: countryName(code, locale) })).toSorted(byName(locale)),
    revision: row.revision,
    updatedAt: venueIso(row.updatedAt),
  };
}

/** The words of an item in the event's language, or in the best one that has any, which is then named. */
function wordsOf(
  row: WholeRow,
  list: 'agenda' | 'speakers',
  i: number,
  locale: Locale,
): { words: string; lang?: Locale } {
  const words = row[list][i];
  if (words) return { words };
  const lang = languagesFor(locale).find((each) => row.otherTexts?.[each]?.[list][i]);
  return lang ? { words: row.otherTexts?.[lang]?.[list][i] ?? '', lang } : { words: '' };
}

/** A row of the API's list. */
export function presentRow(event: ProgrammeEvent, locale: Locale) {
  return {
    id: event.id,
    title: event.title,
    summary: event.summary.join('\n\n'),
    lang: event.lang,
    kind: event.kind.key,
    kindName: event.kind.name,
    topics: event.topics.map(({ key, name }) => ({ key, name })),
    day: event.start.slice(0, 10),
    start: event.start,
    end: event.end,
    venue: event.venue,
    shortVenue: event.shortVenue,
    room: event.room,
    placeLang: event.placeLang,
    languages: event.languages,
    interpretation: event.interpretation,
    organiser: event.organiser,
    speakers: event.speakers.map(({ part, role }) => ({ part, role })),
    admission: event.admission,
    ...(event.moved && { moved: event.moved }),
    url: localHref(locale, eventHref(event.id)),
  };
}

/** One event as the API gives it. */
export function presentDetail(event: ProgrammeEvent, locale: Locale) {
  return {
    ...presentRow(event, locale),
    audience: event.audience,
    agenda: event.agenda.map(({ at, title }) => ({ at, title })),
    countries: event.countries.map(({ code, name }) => ({ code, name })),
    calendar: localHref(locale, `${eventHref(event.id)}/event.ics`),
    updatedAt: event.updatedAt,
  };
}
