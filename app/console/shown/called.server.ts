import type { ContentKind, Values } from '#platform/content/content-kind.ts';
import { isLocale, type Locale, languagesFor } from '#platform/i18n/locale.ts';
import type { Thread } from '../content/document.ts';
import type { ShownThing } from '../content/read-thing.server.ts';

type Kind = Pick<ContentKind, 'title' | 'called'>;

/** What a thing is called in a text of it; empty where that does not say. */
export function titleOf({ title }: Kind, values: Values): string {
  const value = title === undefined ? undefined : values[title];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** The same as lists keep it: where no text is the thing's name, the name that it has in the text's language. */
export function listedTitle(kind: Kind, key: string | null, thread: Thread, values: Values): string {
  if (kind.title !== undefined || key === null || !isLocale(thread)) return titleOf(kind, values);
  return kind.called?.(key, thread) ?? '';
}

/** Of a thing what its name is told by: its titles, by the parts in which they stand. */
interface Titled {
  id: number;
  key: string | null;
  titles: ReadonlyMap<Thread, string>;
}

/**
 * What a thing is called on a page in a language, and in which language that is: by the best text there is, by the name that it has
 * beside its texts, or by its number.
 */
export function calledOn(locale: Locale, kind: Kind, { id, key, titles }: Titled): { title: string; lang: Locale } {
  const beside = key === null ? undefined : kind.called?.(key, locale);
  if (kind.title === undefined && beside) return { title: beside, lang: locale };
  const lang = languagesFor(locale).find((each) => titles.get(each));
  if (lang) return { title: titles.get(lang) ?? '', lang };
  return { title: beside || titles.get('shared') || String(id), lang: locale };
}

/** The same of a thing as it is being written. */
export function calledOnPage(
  locale: Locale,
  kind: Kind,
  { id, key, threads }: Pick<ShownThing, 'id' | 'key' | 'threads'>,
): { title: string; lang: Locale } {
  const titles = new Map(threads.map(({ thread, values }) => [thread, titleOf(kind, values)]));
  return calledOn(locale, kind, { id, key, titles });
}
