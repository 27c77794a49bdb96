import { serverFeatures } from '#features/index.server.ts';
import type { AddressList, ListedAddress, ThingAddresses } from '#platform/feature/listed-addresses.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { type SitemapPart, sitemapParts } from './sitemap.ts';

/** Every page of the site that search engines are told of: the site's own, and by the features that have them. */
const lists: readonly AddressList[] = [
  { tag: 'editions', fixed: ['/', '/search/', '/sitemap/'], things: [] },
  ...serverFeatures.flatMap(({ addresses }) => addresses ?? []),
];

/** The parts of the sitemap as the site stands now. */
export async function partsOfSitemap({ db, kept, tags }: SiteContext): Promise<SitemapPart[]> {
  const all = lists.map(({ tag }) => tag);
  for (const tag of all) tags.add(tag);
  const highest = await kept.get('sitemap parts', all, async () => {
    const things = lists.flatMap((list) => list.things);
    const keys = await Promise.all(things.map((each) => each.highest(db)));
    return new Map<ThingAddresses, number>(things.map((each, i) => [each, keys[i] ?? 0]));
  });
  return sitemapParts(lists, highest);
}

/** The pages of a part. */
export async function pagesOfPart({ db, clock }: SiteContext, part: SitemapPart): Promise<ListedAddress[]> {
  if ('fixed' in part) return lists.flatMap(({ fixed }) => fixed.map((path) => ({ path })));
  return part.things.between(db, { from: part.from, to: part.to, now: clock.now() });
}
