import { msg } from '@lingui/core/macro';
import type { ContentKind, Values } from '#platform/content/content-kind.ts';
import type { Database } from '#platform/db/database.ts';
import { i18nFor } from '#platform/i18n/catalogues.server.ts';
import { isLocale, type Locale } from '#platform/i18n/locale.ts';
import { followedBy, type Inconsistency, inconsistenciesOf } from '../../consistency/inconsistencies.server.ts';
import { fieldOf, inconsistencyWords } from '../../consistency/inconsistency-words.server.ts';
import type { Thread } from '../../content/document.ts';
import type { ShownThing } from '../../content/read-thing.server.ts';
import { labelOf } from './label-of.server.ts';
import type { Unfitting } from './unmet.ts';

interface Opened {
  kind: ContentKind;
  thread: Thread;
}

/**
 * What of a text does not agree with its source or the glossary, each as a link to its field.
 * @param values what is typed, where that is not kept yet; else the newest revision is meant
 */
export async function unfittingIn(
  db: Database,
  { kind, thing, thread, values }: Opened & { thing: ShownThing; values?: Values },
  locale: Locale,
): Promise<Unfitting[]> {
  const row = thing.threads.find((each) => each.thread === thread);
  const said = values ?? row?.values;
  if (!said || !isLocale(thread)) return [];
  const text = { kind, thingId: thing.id, locale: thread, values: said };
  const source = thing.threads.find((each) => each.thread === thing.source);
  const found = await inconsistenciesOf(db, { ...text, source: followedBy(thing.source, source) });
  return unfittingLinks({ kind, thread }, found, locale);
}

/** The same of what was found as it was to go out. */
export function unfittingLinks({ kind, thread }: Opened, found: readonly Inconsistency[], locale: Locale): Unfitting[] {
  if (!isLocale(thread)) return [];
  const i18n = i18nFor(locale);
  return found.map((each) => {
    const field = fieldOf(each);
    const message = inconsistencyWords(i18n, each, thread);
    return {
      to: `#${field}`,
      isHere: true,
      text: i18n._(msg`${labelOf(kind, thread, field, i18n)}: ${message}`),
      atField: each.is === 'variant' ? undefined : { name: field, message },
    };
  });
}
