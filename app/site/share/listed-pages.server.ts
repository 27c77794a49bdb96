import { aboutAddresses } from '#features/about/index.server.ts';
import { directoryAddresses } from '#features/directory/index.server.ts';
import { editionsAddresses } from '#features/editions/index.server.ts';
import { exhibitionAddresses } from '#features/exhibition/index.server.ts';
import { financeAddresses } from '#features/finance/index.server.ts';
import { messagesAddresses } from '#features/messages/index.server.ts';
import { negotiationAddresses } from '#features/negotiation/index.server.ts';
import { newsAddresses } from '#features/news/index.server.ts';
import { partnersAddresses } from '#features/partners/index.server.ts';
import { programmeAddresses } from '#features/programme/index.server.ts';
import { reservationAddresses } from '#features/reservations/index.server.ts';
import { servicesAddresses } from '#features/services/index.server.ts';
import type { AddressList, ListedAddress, ThingAddresses } from '#platform/feature/listed-addresses.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { type SitemapPart, sitemapParts } from './sitemap.ts';

/** Every page of the site that search engines are told of, by the features that have them. */
const lists: readonly AddressList[] = [
  { tag: 'editions', fixed: ['/', '/search/', '/sitemap/'], things: [] },
  newsAddresses,
  programmeAddresses,
  exhibitionAddresses,
  directoryAddresses,
  servicesAddresses,
  partnersAddresses,
  aboutAddresses,
  editionsAddresses,
  negotiationAddresses,
  financeAddresses,
  messagesAddresses,
  reservationAddresses,
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
