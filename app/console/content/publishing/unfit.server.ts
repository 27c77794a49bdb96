import type { ContentKind, Values } from '#platform/content/content-kind.ts';
import type { Tx } from '#platform/db/database.ts';
import { isLocale, type Locale } from '#platform/i18n/locale.ts';
import { followedBy, inconsistenciesOf } from '../../consistency/inconsistencies.server.ts';
import type { ContentDocument } from '../document.ts';
import type { HeldThing } from '../threads.server.ts';
import { NotPublished, type Publishing, type Unfit } from './published.server.ts';

/** What of a text does not agree with its source or the glossary; undefined where all does. */
export async function unfitIn(
  tx: Tx,
  { id, source, threads }: Pick<HeldThing, 'id' | 'source' | 'threads'>,
  text: { kind: ContentKind; locale: Locale; values: Values },
): Promise<Unfit | undefined> {
  const followed = followedBy(source, threads.get(source));
  const found = await inconsistenciesOf(tx, { ...text, thingId: id, source: followed });
  return found.length > 0 ? { locale: text.locale, found } : undefined;
}

/** @returns why a text goes out that does not fit; undefined where it fits @throws NotPublished where nobody has said why */
export async function reasonOrRefuse(
  tx: Tx,
  thing: HeldThing,
  { kind, thread, because }: Pick<Publishing, 'kind' | 'thread' | 'because'>,
  { texts }: ContentDocument,
): Promise<string | undefined> {
  if (!isLocale(thread)) return undefined;
  const unfit = await unfitIn(tx, thing, { kind, locale: thread, values: texts[thread] ?? {} });
  if (!unfit) return undefined;
  if (!because) throw new NotPublished({ outcome: 'disagrees', ...unfit });
  return because;
}
