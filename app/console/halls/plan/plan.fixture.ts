import { beforeAll } from 'vitest';
import { surroundings } from '#features/directory/directory.fixture.ts';
import type { Staff } from '#features/staff/index.server.ts';
import { somePerson } from '#features/staff/person.fixture.ts';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { readPlan } from './read-plan.server.ts';
import { isUpon, type PlannedStand } from './stands.ts';

/** The demonstration's halls and editions, and an editor who draws; its current edition is the fourth. */
export function drawnHalls() {
  const platform = emptyPlatform();
  let editor: Staff;
  beforeAll(async () => {
    await surroundings(platform().db);
    editor = await somePerson(platform().db, ['editor']);
  });
  const at = (hall: string, edition = 4) => ({ hall, edition });
  return {
    platform,
    db: () => platform().db,
    editor: () => editor,
    at,
    plan: (hall: string, edition?: number) => readPlan(platform().db, at(hall, edition)),
    /** A stand of the plan as it is drawn. */
    async standOn(hall: string, number: string, edition?: number): Promise<PlannedStand> {
      const { stands } = await readPlan(platform().db, at(hall, edition));
      const stand = stands.find((each) => each.number === number);
      if (!stand) throw new Error(`There is no stand ${number}`);
      return stand;
    },
  };
}

/** A stand in the west of a hall of the demonstration, where there is none. */
export function someStand(number: string, overrides: Partial<PlannedStand> = {}): PlannedStand {
  return { number, x: 0, y: 0, width: 3, depth: 3, companyId: null, ...overrides };
}

/** One stand as a run. */
export const alone = (first: PlannedStand) => ({ first, count: 1, direction: 'east', step: 2 }) as const;

/** Pairs of stands that lie upon each other. */
export function uponEachOther(stands: readonly PlannedStand[]): string[] {
  return stands.flatMap((one, i) =>
    stands.slice(i + 1).flatMap((other) => (isUpon(one, other) ? [`${one.number} ${other.number}`] : [])),
  );
}
