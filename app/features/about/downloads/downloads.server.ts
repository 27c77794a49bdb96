import { sql } from 'kysely';
import { languageRank } from '#platform/db/best-language.ts';
import type { Database } from '#platform/db/database.ts';
import type { Platform } from '#platform/http/site-context.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import {
  type Audience,
  countedFiles,
  type Download,
  type DownloadFile,
  type DownloadFilter,
  downloadsPerPage,
  fileHref,
} from './downloads.ts';

interface Page {
  limit?: number;
  offset?: number;
}

/** Documents in their order, each with those of its files that the filter leaves. */
export async function downloads(
  db: Database,
  locale: Locale,
  { limit = downloadsPerPage, offset = 0, ...filter }: DownloadFilter & Page = {},
): Promise<Download[]> {
  const rows = await downloadRows(db, locale, { ...filter, limit, offset }).execute();
  if (rows.length === 0) return [];
  const files = await filesOf(
    db,
    rows.map(({ id }) => id),
    filter,
  );
  return rows.map(({ id, audiences, updatedOn, title, summary, lang }) => ({
    id,
    title,
    summary,
    lang,
    audiences: audiences as Audience[],
    updatedOn,
    files: files.get(id) ?? [],
  }));
}

/** The statement of `downloads`: chosen by the indexes of 0012-about-pages.sql, then given their words. */
export function downloadRows(db: Database, locale: Locale, { limit, offset = 0, ...filter }: DownloadFilter & Page) {
  const chosen = chosenDownloads(db, filter)
    .selectAll()
    .orderBy('position')
    .orderBy('id')
    .limit(limit ?? downloadsPerPage)
    .offset(offset);
  return db
    .selectFrom(chosen.as('download'))
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('download_text')
          .select(['title', 'summary', 'locale'])
          .whereRef('download_id', '=', 'download.id')
          .orderBy(languageRank(locale))
          .limit(1)
          .as('text'),
      (join) => join.onTrue(),
    )
    .select([
      'download.id',
      'download.audiences',
      'download.updated_on as updatedOn',
      'text.title',
      'text.summary',
      'text.locale as lang',
    ])
    .orderBy('download.position')
    .orderBy('download.id');
}

function chosenDownloads(db: Database, { kind, language, audience }: DownloadFilter) {
  // What is withdrawn has no text.
  let query = db
    .selectFrom('download')
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('download_text').select('locale').whereRef('download_id', '=', 'download.id')),
    );
  if (audience) query = query.where(sql<boolean>`${audience} = any(audiences)`);
  if (kind || language) {
    query = query.where((eb) => {
      let files = eb.selectFrom('download_file').select('id').whereRef('download_id', '=', 'download.id');
      if (kind) files = files.where('kind', '=', kind);
      if (language) files = files.where(sql<boolean>`${language} = any(languages)`);
      return eb.exists(files);
    });
  }
  return query;
}

async function filesOf(
  db: Database,
  ids: number[],
  { kind, language }: DownloadFilter,
): Promise<Map<number, DownloadFile[]>> {
  let query = db.selectFrom('download_file').selectAll().where('download_id', 'in', ids).orderBy('id');
  if (kind) query = query.where('kind', '=', kind);
  if (language) query = query.where(sql<boolean>`${language} = any(languages)`);
  const files = new Map<number, DownloadFile[]>();
  for (const { download_id: owner, id, name, kind, languages, bytes, fetched } of await query.execute()) {
    const list = files.get(owner) ?? [];
    list.push({
      id,
      name,
      kind,
      languages: languages as Locale[],
      bytes: bytes ?? undefined,
      fetched,
      href: fileHref(id, name),
    });
    files.set(owner, list);
  }
  return files;
}

/** The count of documents that a filter leaves, as the process keeps it; counting stops at 10,000. */
export function keptDownloadCount(
  { db, kept }: Pick<Platform, 'db' | 'kept'>,
  filter: DownloadFilter,
): Promise<{ total: number; more?: true }> {
  const key = [filter.kind, filter.language, filter.audience].join(' ');
  return kept.get(`download count ${key}`, ['about'], async () => {
    const counted = chosenDownloads(db, filter)
      .select('download.id')
      .limit(countedFiles + 1);
    const { total } = await db
      .selectFrom(counted.as('counted'))
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    return total > countedFiles ? { total: countedFiles, more: true } : { total };
  });
}
