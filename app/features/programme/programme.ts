import { isDay } from '#platform/clock/clock.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { readPage } from '#ui/pages/read-page.ts';

/** The five kinds of event, in the order in which filters offer them. */
export const eventKinds = ['major', 'forum', 'matchmaking', 'seminar', 'supporting'] as const;

export type EventKind = (typeof eventKinds)[number];

/** What events are about. */
export const eventTopics = [
  'chains',
  'minerals',
  'infrastructure',
  'agrifood',
  'customs',
  'parks',
  'textiles',
  'health',
  'medicine',
  'skills',
  'youth',
  'culture',
] as const;

export type EventTopic = (typeof eventTopics)[number];

/** Languages that are spoken in rooms and booths: ISO 639-1. */
export const sessionLanguages = ['zh', 'en', 'fr', 'pt', 'ar', 'sw'] as const;

/** How one gets in: with the day's ticket, by registering beforehand, or by invitation. */
export const admissions = ['open', 'registration', 'invitation'] as const;

export type Admission = (typeof admissions)[number];

/** What somebody does on the stage. */
export const speakerParts = ['chair', 'keynote', 'speaker', 'panel'] as const;

export type SpeakerPart = (typeof speakerParts)[number];

/** What of an event can be moved. */
export const movedParts = ['day', 'start', 'end', 'room'] as const;

export type MovedPart = (typeof movedParts)[number];

/** For so many days it is marked that an event was moved. */
export const markedDays = 14;

/** Whether that is still marked of an event which was moved then. */
export function isMarked(movedAt: Date | null, now: Date): movedAt is Date {
  return movedAt !== null && now.getTime() - movedAt.getTime() <= markedDays * 86_400_000;
}

/** That an event was moved after readers had seen it; where it is now, the event itself says. */
export interface Moved {
  /** ISO 8601 with the venue's offset. */
  at: string;
  /** Whether that was on the day on which this is read. */
  today: boolean;
  parts: MovedPart[];
}

/** A thing of a fixed list, with its name in the reader's language. */
export interface Named<Key extends string = string> {
  key: Key;
  name: string;
}

/** What lists show of an event. */
export interface EventCard {
  id: number;
  title: string;
  /** The language of the title. */
  lang: Locale;
  kind: Named<EventKind>;
  /** ISO 8601 with the venue's offset. */
  start: string;
  end: string;
  room: string;
  venue: string;
  /** For rows, where its whole name is too long. */
  shortVenue: string;
  /** The language of room and venue. */
  placeLang: Locale;
  /** Names of the languages spoken, in the reader's language. */
  languages: string[];
  /** Names of the languages interpreted into. */
  interpretation: string[];
  /** Left out where it was not moved lately. */
  moved?: Moved;
}

/** Something on the agenda of an event. */
export interface AgendaItem {
  /** ISO 8601 with the venue's offset. */
  at: string;
  title: string;
  /** Where it is not the event's. */
  lang?: Locale;
}

/** Somebody on the stage: a function, never a name. */
export interface Speaker {
  part: SpeakerPart;
  role: string;
  /** Where it is not the event's. */
  lang?: Locale;
}

/** An event with all that its page shows. */
export interface ProgrammeEvent extends EventCard {
  /** Plain text, a string for each paragraph. */
  summary: string[];
  topics: Named<EventTopic>[];
  organiser: string;
  audience: string;
  admission: Admission;
  agenda: AgendaItem[];
  speakers: Speaker[];
  countries: { code: string; name: string }[];
  /** How often it has been changed. */
  revision: number;
  /** ISO 8601 with the venue's offset. */
  updatedAt: string;
}

/** A day of the programme and how many events it has. */
export interface ProgrammeDay {
  /** YYYY-MM-DD. */
  day: string;
  events: number;
}

/** Events on a page of the programme: more than any day of the expo has had. */
export const eventsPerPage = 60;
/** Where counting stops (contract, Envelope). */
export const countedEvents = 10_000;
/** How many ids a call or a calendar takes, and how many favourites a device keeps. */
export const mostIds = 100;

/** An event's page, without language prefix. */
export function eventHref(id: number): string {
  return `/forum/list/${id}`;
}

/** The device's own programme, without language prefix. */
export const mineHref = '/forum/?cursor=mine';

/** What is chosen of the programme; left out: the day that is shown by itself, all kinds, all topics, the first page. */
export interface Choice {
  /** YYYY-MM-DD, or all days. */
  day?: string | undefined;
  kind?: EventKind | undefined;
  topic?: EventTopic | undefined;
  page?: number;
}

/** The address of a choice, without language prefix. */
export function programmeHref({ day, kind, topic, page = 1 }: Choice): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries({ day, kind, topic })) if (value !== undefined) query.set(name, value);
  if (page > 1) query.set('page', String(page));
  return query.size === 0 ? '/forum/' : `/forum/?${query}`;
}

/** The address of a calendar: of a day, of some events, or of everything. Without language prefix. */
export function calendarHref({ day, ids }: { day?: string; ids?: readonly number[] } = {}): string {
  if (day !== undefined) return `/forum/events.ics?day=${day}`;
  return ids === undefined ? '/forum/events.ics' : `/forum/events.ics?ids=${ids.join(',')}`;
}

/**
 * Reads a choice from a query; blank parameters count as absent.
 * @returns undefined where a parameter is none that the programme knows
 */
export function readChoice(query: URLSearchParams): (Choice & { mine: boolean; page: number }) | undefined {
  const given = (name: string) => query.get(name) || undefined;
  const [day, kind, topic, cursor] = ['day', 'kind', 'topic', 'cursor'].map(given);
  const page = readPage(query.get('page'));
  if (day !== undefined && day !== 'all' && !isDay(day)) return undefined;
  if (kind !== undefined && !isOneOf(eventKinds, kind)) return undefined;
  if (topic !== undefined && !isOneOf(eventTopics, topic)) return undefined;
  if (cursor !== undefined && cursor !== 'mine') return undefined;
  if (page === undefined) return undefined;
  return { day, kind, topic, page, mine: cursor === 'mine' };
}

function isOneOf<Key extends string>(keys: readonly Key[], text: string): text is Key {
  return keys.some((key) => key === text);
}

/** Reads an id out of an address. @returns undefined where it is none: ids are whole numbers from 1 */
export function readEventId(value: string | undefined): number | undefined {
  return value !== undefined && /^[1-9]\d{0,14}$/.test(value) ? Number(value) : undefined;
}

/** Reads `1,2,3`. @returns undefined where it is anything else, or more than may be asked for */
export function readIds(text: string): number[] | undefined {
  if (!/^\d{1,9}(?:,\d{1,9})*$/.test(text)) return undefined;
  const ids = [...new Set(text.split(',').map(Number))];
  return ids.length <= mostIds ? ids : undefined;
}

/** The seed of an event's weave, the same on every page and for ever (look, The idea). */
export function weaveSeed(id: number): string {
  return `event-${id}`;
}

/**
 * The day that the programme opens with: today while it has events, else the first of the edition (not its eve), else
 * the first that has any.
 * @param today YYYY-MM-DD, at the venue
 * @param first the edition's first day
 */
export function openingDay(
  days: readonly ProgrammeDay[],
  { today, first }: { today: string; first?: string | undefined },
): string | undefined {
  const known = (wanted: string | undefined) => days.find(({ day }) => day === wanted);
  return (known(today) ?? known(first) ?? days[0])?.day;
}

/** A country that events are about, with how many of them. */
export type CountedCountry = readonly [code: string, name: string, count: number];

/** Events that begin at one moment. */
export interface Slot<Event> {
  /** ISO 8601 with the venue's offset. */
  start: string;
  events: Event[];
}

/** Events of a day, by when they begin. @param events in the order of their beginning */
export function slotsOf<Event extends Pick<EventCard, 'start'>>(events: readonly Event[]): Slot<Event>[] {
  return [...Map.groupBy(events, ({ start }) => start)].map(([start, own]) => ({ start, events: own }));
}

/** Events by their day at the venue. @param events in the order of their beginning */
export function daysOf<Event extends Pick<EventCard, 'start'>>(
  events: readonly Event[],
): { day: string; events: Event[] }[] {
  return [...Map.groupBy(events, ({ start }) => start.slice(0, 10))].map(([day, own]) => ({ day, events: own }));
}

type Span = Pick<EventCard, 'start' | 'end'>;

/** Whether an event runs at a moment, in milliseconds. */
export function runsAt({ start, end }: Span, moment: number): boolean {
  return Date.parse(start) <= moment && moment < Date.parse(end);
}

/** For each event the others that run while it runs: nobody can be at both. */
export function clashes<Event extends Span & { id: number }>(events: readonly Event[]): Map<number, Event[]> {
  const overlap = (one: Span, other: Span) =>
    Date.parse(one.start) < Date.parse(other.end) && Date.parse(other.start) < Date.parse(one.end);
  return new Map(
    events.map((event) => [event.id, events.filter((other) => other.id !== event.id && overlap(event, other))]),
  );
}
