import { type Hall, halls } from '#features/halls/index.server.ts';
import { Refusal } from '#platform/http/refusal.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { editionsOfStaff } from '../editions/staff-editions.server.ts';
import { editionsWithPlan, readPlan } from './plan/read-plan.server.ts';
import { changesOf } from './plan/stands.ts';

type Needs = Pick<SiteContext, 'db' | 'locale'>;

/** An edition whose plans can be looked at. */
export interface PlanEdition {
  number: number;
  name: string;
  isCurrent: boolean;
  /** It is over: its plans are read, and no longer drawn. */
  isOver: boolean;
}

/** The editions, the newest first, one that is being prepared too, and which of them an address asks for; undefined where there is none at all. */
export async function editionsOfPlans(
  { db, locale }: Needs,
  url: URL,
): Promise<{ editions: PlanEdition[]; edition: PlanEdition } | undefined> {
  const all = await editionsOfStaff({ db, locale });
  const current = all.find(({ isCurrent }) => isCurrent)?.number;
  const editions = all.map(({ number, name, isCurrent }) => ({
    ...{ number, name, isCurrent },
    isOver: current !== undefined && number < current,
  }));
  const asked = url.searchParams.get('edition');
  const edition =
    asked === null
      ? (editions.find(({ isCurrent }) => isCurrent) ?? editions[0])
      : editions.find(({ number }) => String(number) === asked);
  if (asked !== null && !edition) throw new Refusal(404);
  return edition && { editions, edition };
}

/** A hall with the figures of its plan for an edition. */
export interface HallLine extends Pick<Hall, 'code' | 'name' | 'lang' | 'theme'> {
  stands: number;
  companies: number;
  /** Of what visitors see; none where the edition is not the one that they see. */
  changes: number;
  state: 'shown' | 'drawn' | 'kept' | 'none';
}

/** The halls, each with how far its plan for an edition is. */
export async function readHalls({ db, locale }: Needs, { number, isCurrent }: PlanEdition): Promise<HallLine[]> {
  const lines: HallLine[] = [];
  for (const { code, name, lang, theme } of await halls(db, locale)) {
    const { stands, shown, state } = await readPlan(db, { edition: number, hall: code });
    lines.push({
      ...{ code, name, lang, theme, state, stands: stands.length },
      companies: new Set(stands.flatMap(({ companyId }) => companyId ?? [])).size,
      changes: state === 'drawn' && isCurrent ? changesOf(shown, stands).length : 0,
    });
  }
  return lines;
}

/** The editions of which a hall has stands, without one: from each of them its plan can begin. */
export async function editionsToBeginFrom({ db }: Needs, hall: string, edition: number): Promise<number[]> {
  return (await editionsWithPlan(db, hall)).filter((number) => number !== edition);
}
