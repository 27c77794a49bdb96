import type { Selectable } from 'kysely';
import type { RateImportTable } from '#db/schema/tables.gen.ts';
import type { Database } from '#platform/db/database.ts';

export type ImportRow = Selectable<RateImportTable>;

/** A page of the reports on imports, the latest first, and how many there are. */
export async function listImports(
  db: Database,
  { pageNum, pageSize }: { pageNum: number; pageSize: number },
): Promise<{ total: number; rows: ImportRow[] }> {
  const [{ total }, rows] = await Promise.all([
    db
      .selectFrom('rate_import')
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('rate_import')
      .selectAll()
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .limit(pageSize)
      .offset((pageNum - 1) * pageSize)
      .execute(),
  ]);
  return { total, rows };
}
