import { standsOfHall } from '#features/halls/index.server.ts';
import type { Bundle } from '#platform/bundle/bundle.server.ts';
import type { Tx } from '#platform/db/database.ts';
import { buyersIn, exhibitorsIn } from './bundle.server.ts';
import { type ReadyCompany, readyBuyer, readyExhibitor } from './publishing/company-draft.server.ts';
import { writeCompanies } from './publishing/write-companies.server.ts';

type StandName = ReadyCompany['stands'][number];
type Exhibitor = Awaited<ReturnType<typeof exhibitorsIn>>[number];

/**
 * Writes a bundle's exhibitors and buyers into empty tables, checked as if they were published. Stands are
 * given out hall by hall in the order of the bundle.
 */
export async function seedDirectory(tx: Tx, { bundle }: { bundle: Bundle }): Promise<void> {
  const exhibitors = await exhibitorsIn(bundle);
  const stands = await giveOutStands(tx, exhibitors);
  const ready = exhibitors.map(({ file: _file, hall: _hall, ...draft }) => {
    return readyExhibitor({ ...draft, stands: stands.get(draft.key) ?? [] });
  });
  const buyers = (await buyersIn(bundle)).map(({ file: _file, ...draft }) => readyBuyer(draft));
  await writeCompanies(tx, [...ready, ...buyers]);
}

/** A stand for each, two side by side for every third Chinese company. */
async function giveOutStands(tx: Tx, all: readonly Exhibitor[]): Promise<Map<string, StandName[]>> {
  const chinese = all.filter(({ country }) => country === 'CN');
  const given = new Map<string, StandName[]>();
  for (const [hall, exhibitors] of Map.groupBy(all, (one) => one.hall)) {
    const free = await standsOfHall(tx, hall);
    for (const exhibitor of exhibitors) {
      const own = wantsTwo(exhibitor, chinese) ? takePair(free) : free.splice(0, 1);
      if (own.length === 0) throw new Error(`Hall ${hall} has no stand left for ${exhibitor.key}`);
      given.set(
        exhibitor.key,
        own.map(({ hall, number }) => ({ hall, number })),
      );
    }
  }
  return given;
}

function wantsTwo(exhibitor: Exhibitor, chinese: readonly Exhibitor[]): boolean {
  return exhibitor.hall !== 'C' && chinese.indexOf(exhibitor) % 3 === 2;
}

/** Takes the first stand that is free, and the one beside it where that is free as well. */
function takePair<T extends { number: string; x: number; y: number; width: number }>(free: T[]): T[] {
  const first = free.shift();
  if (!first) return [];
  const beside = free.findIndex(({ x, y }) => y === first.y && x === first.x + first.width);
  return beside === -1 ? [first] : [first, ...free.splice(beside, 1)];
}
