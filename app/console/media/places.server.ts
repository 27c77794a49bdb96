import { sql } from 'kysely';
import type { Database, Tx } from '#platform/db/database.ts';
import { i18nFor } from '#platform/i18n/catalogues.server.ts';
import { isLocale, type Locale } from '#platform/i18n/locale.ts';
import { bestOf, type Texts } from '#platform/i18n/texts.ts';
import { contentKinds } from '../content/kinds.server.ts';
import { holding } from './media-fields.ts';

/** A thing that shows a picture or film. */
export interface Place {
  thingId: number;
  kind: string;
  /** 'Article' */
  kindName: string;
  title: string;
  /** Whether readers see it there; else it stands in a draft alone. */
  isOut: boolean;
}

const most = 100;

/** Where a picture or film stands: in what readers see, and in what is being written. */
export async function placesOf(db: Database | Tx, id: number, locale: Locale): Promise<Place[]> {
  const found = new Map<number, { kind: string; isOut: boolean }>();
  for (const { name, shared, texts } of contentKinds) {
    const alternatives = [...holding(shared, id), ...holding(texts, id)].map((each) => JSON.stringify(each));
    if (alternatives.length === 0) continue;
    const rows = await db
      .selectFrom('content_thread as thread')
      .innerJoin('content_revision as revision', (join) =>
        join
          .onRef('revision.thing_id', '=', 'thread.thing_id')
          .onRef('revision.thread', '=', 'thread.thread')
          .on(({ or, eb, ref }) =>
            or([eb('revision.number', '=', ref('thread.head')), eb('revision.number', '=', ref('thread.published'))]),
          ),
      )
      .select(['thread.thing_id as thingId', 'revision.number', 'thread.published'])
      .where('thread.kind', '=', name)
      .where(({ or }) => or(alternatives.map((each) => sql<boolean>`revision.fields @> ${each}::jsonb`)))
      .orderBy('thread.thing_id', 'desc')
      .limit(most)
      .execute();
    for (const { thingId, number, published } of rows) {
      const isOut = number === published || found.get(thingId)?.isOut === true;
      found.set(thingId, { kind: name, isOut });
    }
  }
  return named(db, found, locale);
}

async function named(
  db: Database | Tx,
  found: ReadonlyMap<number, { kind: string; isOut: boolean }>,
  locale: Locale,
): Promise<Place[]> {
  if (found.size === 0) return [];
  const rows = await db
    .selectFrom('content_thread')
    .select(['thing_id', 'thread', 'title'])
    .where('thing_id', 'in', [...found.keys()])
    .execute();
  const titles = new Map<number, Texts<string>>();
  for (const { thing_id, thread, title } of rows) {
    if (isLocale(thread) && title !== '') titles.set(thing_id, { ...titles.get(thing_id), [thread]: title });
  }
  const i18n = i18nFor(locale);
  return [...found].map(([thingId, { kind, isOut }]) => {
    const words = contentKinds.find(({ name }) => name === kind)?.words.one;
    const title = bestOf(titles.get(thingId) ?? {}, locale) ?? String(thingId);
    return { thingId, kind, kindName: words ? i18n._(words) : kind, title, isOut };
  });
}
