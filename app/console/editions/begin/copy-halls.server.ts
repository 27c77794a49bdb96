import { type Hall, halls } from '#features/halls/index.server.ts';
import type { Staff } from '#features/staff/index.server.ts';
import type { Database, Tx } from '#platform/db/database.ts';
import { defaultLocale } from '#platform/i18n/locale.ts';
import { addStands } from '../../halls/plan/change-plan.server.ts';
import { readPlan } from '../../halls/plan/read-plan.server.ts';

/** The halls that have stands in an edition: of these a new one takes the plans over. */
export async function hallsToCopy(db: Database | Tx, edition: number): Promise<Hall['code'][]> {
  const codes: string[] = [];
  for (const { code } of await halls(db, defaultLocale)) {
    if ((await readPlan(db, { edition, hall: code })).stands.length > 0) codes.push(code);
  }
  return codes;
}

/** Begins the plans of an edition with those of another one, all stands without company. @returns the halls that have a plan now */
export async function copyHalls(
  tx: Tx,
  staff: Staff,
  { from, to, now }: { from: number; to: number; now: Date },
): Promise<string[]> {
  const codes = await hallsToCopy(tx, from);
  for (const hall of codes) {
    const { stands } = await readPlan(tx, { edition: from, hall });
    const { id } = await tx
      .insertInto('hall_plan')
      .values({ edition_id: to, hall_code: hall, changed_at: now, changed_by: staff.name })
      .returning('id')
      .executeTakeFirstOrThrow();
    await addStands(
      tx,
      id,
      stands.map((stand) => ({ ...stand, companyId: null })),
    );
  }
  return codes;
}
