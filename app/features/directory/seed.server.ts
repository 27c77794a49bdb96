import { standCode, standsOfHall } from '#features/halls/index.server.ts';
import { type Bundle, checked } from '#platform/bundle/bundle.server.ts';
import type { Tx } from '#platform/db/database.ts';
import { buyersIn, exhibitorsIn } from './bundle.server.ts';
import { exhibitorDraft, readyBuyer, readyExhibitor } from './publishing/company-draft.server.ts';
import { haveCompaniesFound } from './publishing/findable-company.server.ts';
import { writeCompanies } from './publishing/write-companies.server.ts';
import { writeProducts } from './publishing/write-products.server.ts';

type Exhibitor = Awaited<ReturnType<typeof exhibitorsIn>>[number];

/**
 * Writes a bundle's exhibitors with their products, and its buyers, into empty tables, checked as if they were published. Stands are
 * given out hall by hall in the order of the bundle.
 */
export async function seedDirectory(tx: Tx, { bundle }: { bundle: Bundle }): Promise<void> {
  const exhibitors = await exhibitorsIn(bundle);
  const stands = await giveOutStands(tx, exhibitors);
  const ready = exhibitors.map(({ file, hall: _hall, products: _products, ...draft }) => {
    return readyExhibitor(checked(exhibitorDraft, { ...draft, stands: stands.get(draft.key) ?? [] }, file));
  });
  const buyers = (await buyersIn(bundle)).map(({ file: _file, ...draft }) => readyBuyer(draft));
  const ids = await writeCompanies(tx, [...ready, ...buyers]);
  const products = exhibitors.flatMap(({ products }, i) =>
    products.map((product, position) => ({ ...product, position, exhibitor: String(ids[i]) })),
  );
  await writeProducts(tx, products);
  await haveCompaniesFound(tx, ids);
}

/** A stand for each, two side by side for every third Chinese company. */
async function giveOutStands(tx: Tx, all: readonly Exhibitor[]): Promise<Map<string, string[]>> {
  const chinese = all.filter(({ country }) => country === 'CN');
  const given = new Map<string, string[]>();
  for (const [hall, exhibitors] of Map.groupBy(all, (one) => one.hall)) {
    const free = await standsOfHall(tx, hall);
    for (const exhibitor of exhibitors) {
      const own = wantsTwo(exhibitor, chinese) ? takePair(free) : free.splice(0, 1);
      if (own.length === 0) throw new Error(`Hall ${hall} has no stand left for ${exhibitor.key}`);
      given.set(exhibitor.key, own.map(standCode));
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
