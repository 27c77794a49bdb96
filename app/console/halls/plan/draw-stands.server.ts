import type { Staff } from '#features/staff/index.server.ts';
import type { PlanAnswer, Wrong } from './answers.ts';
import { addStands, changePlan, type Needs } from './change-plan.server.ts';
import { companyOrRefuse } from './company-on-plan.server.ts';
import type { At } from './read-plan.server.ts';
import { mostAtOnce, mostMetres, type Run, standNumber, standsOfRun } from './stands.ts';

/** Draws new stands side by side, one at least, all of them or none. @throws 403, 409 as `changePlan` */
export async function drawStands(site: Needs, staff: Staff, at: At, run: Run): Promise<PlanAnswer> {
  const wrong = [...wrongStand(run.first), ...wrongCount(run.count)];
  if (wrong.length > 0) return { outcome: 'wrong', wrong };
  const stands = standsOfRun(run);
  if (!stands) return { outcome: 'wrong', wrong: [{ field: 'number', why: 'noNumbers' }] };
  return changePlan(site, staff, at, {
    act: 'plan.draw',
    placing: stands,
    async work(tx, plan) {
      await companyOrRefuse(tx, at, run.first.companyId);
      await addStands(tx, plan.id, stands);
      return { number: run.first.number };
    },
  });
}

/** What of a stand can be on no plan. */
export function wrongStand({ number, x, y, width, depth }: Run['first']): Wrong[] {
  const isMetres = (metres: number, least: number, most: number) =>
    Number.isInteger(metres) && metres >= least && metres <= most;
  return [
    ...(standNumber.test(number) ? [] : [{ field: 'number', why: 'number' } as const]),
    ...(isMetres(x, 0, 9999) ? [] : [{ field: 'x', why: 'whole' } as const]),
    ...(isMetres(y, 0, 9999) ? [] : [{ field: 'y', why: 'whole' } as const]),
    ...(isMetres(width, 1, mostMetres) ? [] : [{ field: 'width', why: 'whole' } as const]),
    ...(isMetres(depth, 1, mostMetres) ? [] : [{ field: 'depth', why: 'whole' } as const]),
  ];
}

const wrongCount = (count: number): Wrong[] =>
  Number.isInteger(count) && count >= 1 && count <= mostAtOnce ? [] : [{ field: 'count', why: 'whole' }];
