import type { ContentKind, Values } from '#platform/content/content-kind.ts';
import type { Tx } from '#platform/db/database.ts';
import { isLocale, type Locale } from '#platform/i18n/locale.ts';
import type { Texts } from '#platform/i18n/texts.ts';
import { addressOf, noteMoved } from '../../links/link-table.server.ts';
import { pageOfThing } from '../../reads/rank-things.server.ts';
import { type ContentDocument, composeDraft, type Thread } from '../document.ts';
import { type HeldThing, revisionValues } from '../threads.server.ts';
import { NotPublished } from './published.server.ts';
import { whereIs } from './where-is.ts';

/** The revision of a thread that readers see; null where they see none. */
export const publishedOf = (thing: HeldThing, thread: Thread): number | null =>
  thing.threads.get(thread)?.published ?? null;

export const isOut = (thing: HeldThing, thread: Thread): boolean => publishedOf(thing, thread) !== null;

/** The languages in which readers see a thing. */
export const languagesOut = (thing: HeldThing): Locale[] =>
  [...thing.threads.keys()].filter(isLocale).filter((locale) => isOut(thing, locale));

/** What readers are to see, of the revisions that are out or going out. */
export async function documentOfReaders(tx: Tx, thing: HeldThing): Promise<ContentDocument> {
  const valuesOf = async (thread: Thread): Promise<Values> => {
    const number = publishedOf(thing, thread);
    return number === null ? {} : revisionValues(tx, { thingId: thing.id, thread, number });
  };
  const texts: Texts<Values> = {};
  for (const locale of languagesOut(thing)) texts[locale] = await valuesOf(locale);
  return { shared: await valuesOf('shared'), texts };
}

/** Some threads of a document, each with what it says: for what is noted of each. */
export const partsAmong = (threads: readonly Thread[], thingId: number, { shared, texts }: ContentDocument) =>
  threads.map((thread) => ({ thingId, thread, values: (thread === 'shared' ? shared : texts[thread]) ?? {} }));

/** Writes a thing into readers' tables. @returns its key there @throws NotPublished where its kind does not take it */
export async function writeOrRefuse(
  tx: Tx,
  kind: ContentKind,
  thing: HeldThing,
  document: ContentDocument,
  now: Date,
): Promise<string> {
  if (Object.keys(document.texts).length === 0 && Object.keys(kind.texts).length > 0)
    throw new NotPublished({ outcome: 'noText' });
  const written = await kind.write(tx, thing.key ?? undefined, composeDraft(kind, document), now);
  if (written.outcome === 'written') return written.key;
  throw new NotPublished({
    outcome: 'invalid',
    wrong: written.error.issues.map((issue) => whereIs(issue, document.shared)),
  });
}

/** Keeps under which key a thing was written, where its page is now, and that it was elsewhere. @param before its address until then */
export async function keepAddress(
  tx: Tx,
  { id }: HeldThing,
  { kind, key, shared, before }: { kind: ContentKind; key: string; shared: Values; before: string | undefined },
): Promise<void> {
  await noteMoved(tx, id, { before, now: addressOf(kind, key, shared) });
  await tx
    .updateTable('content_thing')
    .set({ key, path: pageOfThing(kind, key, shared) })
    .where('id', '=', id)
    .execute();
}
