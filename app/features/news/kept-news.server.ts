import type { Database } from '#platform/db/database.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { isSeen } from './article-rows.server.ts';

/**
 * What is made of the published articles, kept in this process until news are written or the moment of an article comes:
 * with pages that are kept for themselves, one dated ahead would be missing for as long as both together.
 * @param key names one of few values, of all features
 */
export async function keptOfNews<T>(
  { db, kept, clock }: Pick<SiteContext, 'db' | 'kept' | 'clock'>,
  key: string,
  make: () => Promise<T>,
): Promise<T> {
  const next = await kept.get('next article', ['news'], () => nextArticle(db, clock.now()));
  if (next && next <= clock.now()) kept.renew(['news']);
  return kept.get(key, ['news'], make);
}

/** When the next article becomes due. */
async function nextArticle(db: Database, now: Date): Promise<Date | undefined> {
  const next = await db
    .selectFrom('article')
    .select('published_at')
    .where(isSeen('article'))
    .where('published_at', '>', now)
    .orderBy('published_at')
    .limit(1)
    .executeTakeFirst();
  return next?.published_at;
}
