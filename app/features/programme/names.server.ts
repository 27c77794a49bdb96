import { writtenNames } from '#platform/content/written-names.server.ts';
import type { Database } from '#platform/db/database.ts';
import { namesIn } from '#platform/i18n/fixed-words.server.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { type EventKind, type EventTopic, eventKinds, eventTopics, type Named } from './programme.ts';

/** What the five kinds of event are called. */
export const kindNames = writtenNames({
  list: 'event-kind',
  keys: eventKinds,
  house: (locale) => namesIn(locale).eventKinds,
});

/** What the topics of events are called. */
export const topicNames = writtenNames({
  list: 'event-topic',
  keys: eventTopics,
  house: (locale) => namesIn(locale).eventTopics,
});

/** What events are called by, in a reader's language. */
export interface EventNames {
  kinds: Record<EventKind, { name: string }>;
  topics: Record<EventTopic, { name: string }>;
}

/** The names of kinds and topics. */
export async function eventNames(db: Database, locale: Locale): Promise<EventNames> {
  const [kinds, topics] = await Promise.all([kindNames.names(db, locale), topicNames.names(db, locale)]);
  return { kinds, topics };
}

/** The name of a language that is spoken at events; a code that is none is its own name. */
export function languageName(code: string, locale: Locale): string {
  const names: Record<string, string> = namesIn(locale).eventLanguages;
  return names[code] ?? code;
}

/** The kinds and the topics with their names in their order, for filters. */
export function offered({ kinds, topics }: EventNames): { kinds: Named<EventKind>[]; topics: Named<EventTopic>[] } {
  return {
    kinds: eventKinds.map((key) => ({ key, ...kinds[key] })),
    topics: eventTopics.map((key) => ({ key, ...topics[key] })),
  };
}
