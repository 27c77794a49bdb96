import { editionsInHalls, readStandCode } from '#features/halls/index.server.ts';
import type { Values } from '#platform/content/content-kind.ts';
import type { Database } from '#platform/db/database.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { editionsOfStaff } from '../../editions/staff-editions.server.ts';
import { editionsIn } from './bring-to-edition.server.ts';

/** A company in an edition of the expo, or not. */
export interface Appearance {
  edition: number;
  name: string;
  lang: Locale;
  /** Visitors see that it is in it, somebody is writing so, or neither. */
  is: 'seen' | 'written' | 'no';
  /** Where it stands, as visitors see it: `W2-A07`. */
  stands: string[];
  /** Where it is to stand, by the plan of that edition. */
  planned: string[];
}

interface Company {
  /** By which readers' tables know it; null where they have never seen it. */
  key: string | null;
  /** What all its languages share, as readers see it and as it is being written; undefined where there is no such thing. */
  seen: Values | undefined;
  written: Values | undefined;
}

/** All editions, also those that are being prepared, the newest first, each with how a company is in it. */
export async function appearancesOf(
  site: Pick<SiteContext, 'db' | 'locale'>,
  { key, seen, written }: Company,
): Promise<Appearance[]> {
  const { db } = site;
  const [lines, halls, planned] = [await editionsOfStaff(site), await editionsInHalls(db), await plannedOf(db, key)];
  const [now, then] = [new Set(editionsIn(seen ?? {})), new Set(editionsIn(written ?? {}))];
  const stands = Array.isArray(seen?.stands) ? seen.stands.map(String) : [];
  return lines.map(({ number, name, lang }): Appearance => {
    const own = String(number);
    const hallOf = (code: string) => readStandCode(code)?.hall ?? '';
    return {
      ...{ edition: number, name, lang },
      is: now.has(own) ? 'seen' : then.has(own) ? 'written' : 'no',
      stands: stands.filter((code) => halls.get(hallOf(code)) === number),
      planned: planned.flatMap(({ edition_id, code }) => (edition_id === number ? [code] : [])),
    };
  });
}

async function plannedOf(db: Database, key: string | null): Promise<{ edition_id: number; code: string }[]> {
  if (key === null) return [];
  const rows = await db
    .selectFrom('planned_stand')
    .innerJoin('hall_plan', 'hall_plan.id', 'plan_id')
    .select(['edition_id', 'hall_code', 'number'])
    .where('company_id', '=', Number(key))
    .orderBy('hall_code')
    .orderBy('number')
    .execute();
  return rows.map(({ edition_id, hall_code, number }) => ({ edition_id, code: `${hall_code}-${number}` }));
}
