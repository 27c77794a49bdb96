import { setTimeout as pause } from 'node:timers/promises';
import { standCode } from '#features/halls/index.server.ts';
import type { Database, Tx } from '#platform/db/database.ts';
import { listingRows } from './publishing/listing-rows.server.ts';

/** Few: who changes one of them waits for the whole batch. */
const atOnce = 100;

/**
 * Lists all companies that say something anew, in every language of the site. A batch is a transaction, and rests for as long as the last one
 * took; rows that are as they were are left.
 * @param signal ends it after a batch
 * @returns how many companies
 */
export async function relistCompanies(db: Database, signal?: AbortSignal): Promise<number> {
  let [done, last] = [0, 0];
  while (!signal?.aborted) {
    const began = performance.now();
    const ids = await db.transaction().execute((tx) => relistBatch(tx, last));
    done += ids.length;
    last = ids.at(-1) ?? last;
    if (ids.length < atOnce) break;
    await pause(performance.now() - began);
  }
  return done;
}

/** @param after the id that the last batch ended with */
async function relistBatch(tx: Tx, after: number): Promise<number[]> {
  const companies = await tx
    .selectFrom('company')
    .select(['id', 'kind', 'country_code as country', 'industry_id as industry'])
    .where('id', '>', after)
    .orderBy('id')
    .limit(atOnce)
    .forUpdate()
    .execute();
  if (companies.length === 0) return [];
  const ids = companies.map(({ id }) => id);
  const ofThese = <Row extends { company_id: number }>(rows: Row[]) => Map.groupBy(rows, (row) => row.company_id);
  const texts = ofThese(
    await tx
      .selectFrom('company_text')
      .select(['company_id', 'locale', 'name'])
      .where('company_id', 'in', ids)
      .execute(),
  );
  const stands = ofThese(await tx.selectFrom('company_stand').selectAll().where('company_id', 'in', ids).execute());
  const seen = companies.filter(({ id }) => texts.has(id));
  if (seen.length === 0) return ids;
  const rows = seen.flatMap((company) => {
    const names = Object.fromEntries((texts.get(company.id) ?? []).map(({ locale, name }) => [locale, name]));
    const own = (stands.get(company.id) ?? []).map(({ hall_code, number }) => standCode({ hall: hall_code, number }));
    return listingRows({ ...company, hall: stands.get(company.id)?.[0]?.hall_code, stands: own, names });
  });
  await tx
    .insertInto('company_listing')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['company_id', 'locale'])
        .doUpdateSet(({ ref }) => ({
          hall_code: ref('excluded.hall_code'),
          stand_key: ref('excluded.stand_key'),
          sort_key: ref('excluded.sort_key'),
        }))
        .where(({ eb, ref, or }) =>
          or([
            eb('company_listing.hall_code', '!=', ref('excluded.hall_code')),
            eb('company_listing.stand_key', '!=', ref('excluded.stand_key')),
            eb('company_listing.sort_key', '!=', ref('excluded.sort_key')),
          ]),
        ),
    )
    .execute();
  return ids;
}
