import { msg } from '@lingui/core/macro';
import * as field from '#platform/content/fields.server.ts';
import { namedList } from '#platform/content/named-list.server.ts';
import type { Database } from '#platform/db/database.ts';
import { namesIn } from '#platform/i18n/fixed-words.server.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { type EventKind, type EventTopic, eventKinds, eventTopics, type Named, programmeHref } from './programme.ts';

const texts = { name: field.line(msg`Name`, 60) };

/** What the five kinds of event are called. */
export const kindNames = namedList({
  name: 'event-kind',
  group: 'fair',
  words: { many: msg`Kinds of event`, one: msg`Kind of event` },
  texts,
  title: 'name',
  tags: ['programme'],
  keys: eventKinds,
  house: (locale) => namesIn(locale).eventKinds,
  address: (kind) => programmeHref({ day: 'all', kind }),
});

/** What the topics of events are called. */
export const topicNames = namedList({
  name: 'event-topic',
  group: 'fair',
  words: { many: msg`Topics of events`, one: msg`Topic of events` },
  texts,
  title: 'name',
  tags: ['programme'],
  keys: eventTopics,
  house: (locale) => namesIn(locale).eventTopics,
  address: (topic) => programmeHref({ day: 'all', topic }),
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
