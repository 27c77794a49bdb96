import { seedBuyers, seedExhibitors } from '#db/seed/directory/index.ts';
import type { SeedExhibitor } from '#db/seed/directory/shapes.ts';
import { standsOfHall } from '#features/halls/index.server.ts';
import type { Tx } from '#platform/db/database.ts';
import type { MediaStore } from '#platform/storage/media-store.ts';
import { buyerDraft, exhibitorDraft, type ReadyCompany, readyBuyer, readyExhibitor } from './company-draft.server.ts';
import { writeCompanies } from './write-companies.server.ts';

type StandName = ReadyCompany['stands'][number];

/**
 * Writes the demonstration's exhibitors and buyers into empty tables, checked as if they were published. Stands are
 * given out hall by hall in the order of the seed.
 */
export async function seedDirectory(tx: Tx, _media: MediaStore): Promise<void> {
  const stands = await giveOutStands(tx);
  const exhibitors = seedExhibitors.map((exhibitor) => {
    const { hall: _hall, ...draft } = exhibitor;
    return readyExhibitor(exhibitorDraft.parse({ ...draft, stands: stands.get(exhibitor.key) ?? [] }));
  });
  const buyers = seedBuyers.map((buyer) => readyBuyer(buyerDraft.parse(buyer)));
  await writeCompanies(tx, [...exhibitors, ...buyers]);
}

/** A stand for each, two side by side for every third Chinese company. */
async function giveOutStands(tx: Tx): Promise<Map<string, StandName[]>> {
  const given = new Map<string, StandName[]>();
  for (const [hall, exhibitors] of Map.groupBy(seedExhibitors, (one) => one.hall)) {
    const free = await standsOfHall(tx, hall);
    for (const exhibitor of exhibitors) {
      const own = wantsTwo(exhibitor) ? takePair(free) : free.splice(0, 1);
      if (own.length === 0) throw new Error(`Hall ${hall} has no stand left for ${exhibitor.key}`);
      given.set(
        exhibitor.key,
        own.map(({ hall, number }) => ({ hall, number })),
      );
    }
  }
  return given;
}

function wantsTwo(exhibitor: SeedExhibitor): boolean {
  if (exhibitor.country !== 'CN' || exhibitor.hall === 'C') return false;
  return seedExhibitors.filter(({ country }) => country === 'CN').indexOf(exhibitor) % 3 === 2;
}

/** Takes the first stand that is free, and the one beside it where that is free as well. */
function takePair<T extends { number: string; x: number; y: number; width: number }>(free: T[]): T[] {
  const first = free.shift();
  if (!first) return [];
  const beside = free.findIndex(({ x, y }) => y === first.y && x === first.x + first.width);
  return beside === -1 ? [first] : [first, ...free.splice(beside, 1)];
}
