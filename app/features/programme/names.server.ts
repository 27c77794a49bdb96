import { namesIn } from '#platform/i18n/fixed-words.server.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { type EventKind, type EventTopic, eventKinds, eventTopics, type Named } from './programme.ts';

/** The name of a kind of event; a key that is none is its own name. */
export function kindName(key: string, locale: Locale): string {
  const names: Record<string, string> = namesIn(locale).eventKinds;
  return names[key] ?? key;
}

/** The name of a topic; a key that is none is its own name. */
export function topicName(key: string, locale: Locale): string {
  const names: Record<string, string> = namesIn(locale).eventTopics;
  return names[key] ?? key;
}

/** The name of a language that is spoken at events; a code that is none is its own name. */
export function languageName(code: string, locale: Locale): string {
  const names: Record<string, string> = namesIn(locale).eventLanguages;
  return names[code] ?? code;
}

/** The five kinds, for filters. */
export function kinds(locale: Locale): Named<EventKind>[] {
  return eventKinds.map((key) => ({ key, name: kindName(key, locale) }));
}

/** The topics, for filters. */
export function topics(locale: Locale): Named<EventTopic>[] {
  return eventTopics.map((key) => ({ key, name: topicName(key, locale) }));
}
