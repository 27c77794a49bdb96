import { serverFeatures } from '#features/index.server.ts';
import type { AddressList, ListedAddress, ThingAddresses } from '#platform/feature/listed-addresses.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { type SitemapFile, sitemapFiles } from './sitemap.ts';

/** Every page of the site that search engines are told of: the site's own, and by the features that have them. */
const lists: readonly AddressList[] = [
  { tag: 'editions', fixed: ['/', '/search/', '/sitemap/'], things: [] },
  ...serverFeatures.flatMap(({ addresses }) => addresses ?? []),
];

/** The files of the sitemap as the site stands now. */
export async function filesOfSitemap({ db, kept, tags }: SiteContext): Promise<SitemapFile[]> {
  const all = lists.map(({ tag }) => tag);
  for (const tag of all) tags.add(tag);
  const highest = await kept.get('sitemap files', all, async () => {
    const things = lists.flatMap((list) => list.things);
    const keys = await Promise.all(things.map((each) => each.highest(db)));
    return new Map<ThingAddresses, number>(things.map((each, i) => [each, keys[i] ?? 0]));
  });
  return sitemapFiles(lists, highest);
}

/** The pages of a file. */
export async function pagesOfFile({ db, clock }: SiteContext, file: SitemapFile): Promise<ListedAddress[]> {
  if ('fixed' in file) return lists.flatMap(({ fixed }) => fixed.map((path) => ({ path })));
  return file.things.between(db, { from: file.from, to: file.to, now: clock.now() });
}
