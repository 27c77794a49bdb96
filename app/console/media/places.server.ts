import { msg } from '@lingui/core/macro';
import { sql } from 'kysely';
import { filmsOfStill, videos } from '#features/media/index.server.ts';
import type { Database, Tx } from '#platform/db/database.ts';
import { i18nFor } from '#platform/i18n/catalogues.server.ts';
import { isLocale, type Locale } from '#platform/i18n/locale.ts';
import { bestOf, type Texts } from '#platform/i18n/texts.ts';
import { contentKinds } from '../content/kinds.server.ts';
import { pathsToMedia } from './media-fields.ts';

/** A thing, or a film, that shows a picture or film. */
export interface Place {
  /** Where it is edited, without language prefix. */
  to: string;
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
    const paths = pathsToMedia({ ...shared, ...texts }).map((path) => `${path} ? (@ == ${id})`);
    if (paths.length === 0) continue;
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
      .where(({ or }) => or(paths.map((path) => sql<boolean>`revision.fields @? ${path}::jsonpath`)))
      .orderBy('thread.thing_id', 'desc')
      .limit(most)
      .execute();
    for (const { thingId, number, published } of rows) {
      const isOut = number === published || found.get(thingId)?.isOut === true;
      found.set(thingId, { kind: name, isOut });
    }
  }
  return [...(await named(db, found, locale)), ...(await filmsWith(db, id, locale))];
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
    return { to: `/console/content/${kind}/${thingId}/`, kindName: words ? i18n._(words) : kind, title, isOut };
  });
}

/** The films whose still it is. */
async function filmsWith(db: Database | Tx, still: number, locale: Locale): Promise<Place[]> {
  const ids = (await filmsOfStill(db, still)).slice(0, most);
  const films = await videos(db, ids, locale);
  return ids.map((id) => ({
    to: `/console/media/${id}/`,
    kindName: i18nFor(locale)._(msg`Video`),
    title: films.get(id)?.alt || String(id),
    isOut: true,
  }));
}
