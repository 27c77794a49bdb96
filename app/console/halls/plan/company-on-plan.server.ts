import { exhibitorsOfStands, namesOfExhibitors } from '#features/directory/index.server.ts';
import { readStandCode } from '#features/halls/index.server.ts';
import type { Database, Tx } from '#platform/db/database.ts';
import { defaultLocale } from '#platform/i18n/locale.ts';
import { NotDone } from './change-plan.server.ts';
import { type At, showsEdition } from './read-plan.server.ts';

/**
 * Looks whether a company can have a stand in a hall: it is one that visitors see, and stands in no other hall of that edition.
 * @throws NotDone where it cannot
 */
export async function companyOrRefuse(tx: Tx, at: At, companyId: number | null): Promise<void> {
  if (companyId === null) return;
  const known = (await namesOfExhibitors(tx, defaultLocale, [companyId])).has(companyId);
  if (!known) throw new NotDone({ outcome: 'wrong', wrong: [{ field: 'company', why: 'unknown' }] });
  const other = await standElsewhere(tx, at, companyId);
  if (other) throw new NotDone({ outcome: 'wrong', wrong: [{ field: 'company', why: 'elsewhere', other }] });
}

/** A stand that a company has in another hall of the same edition: as it is planned there, or else as visitors see it. */
async function standElsewhere(
  db: Database | Tx,
  { edition, hall }: At,
  companyId: number,
): Promise<string | undefined> {
  const planned = await db
    .selectFrom('planned_stand')
    .innerJoin('hall_plan', 'hall_plan.id', 'plan_id')
    .select(['hall_code', 'number'])
    .where('company_id', '=', companyId)
    .where('edition_id', '=', edition)
    .where('hall_code', '<>', hall)
    .limit(1)
    .executeTakeFirst();
  if (planned) return `${planned.hall_code}-${planned.number}`;
  const own = [...(await exhibitorsOfStands(db, defaultLocale))].filter(([, holder]) => holder.id === companyId);
  for (const [code] of own) {
    const stand = readStandCode(code);
    if (!stand || stand.hall === hall || !(await showsEdition(db, { edition, hall: stand.hall }))) continue;
    if (!(await isDrawn(db, { edition, hall: stand.hall }))) return code;
  }
  return undefined;
}

async function isDrawn(db: Database | Tx, { edition, hall }: At): Promise<boolean> {
  const plan = db.selectFrom('hall_plan').select('id').where('edition_id', '=', edition).where('hall_code', '=', hall);
  return (await plan.executeTakeFirst()) !== undefined;
}
