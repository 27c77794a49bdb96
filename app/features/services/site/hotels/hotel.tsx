import { Refusal } from '#platform/http/refusal.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { siteOf } from '#platform/http/site-context.ts';
import { sentOnce } from '#platform/router/data/sent-once.ts';
import type { PageHandle } from '#shell/page-handle.ts';
import { pagesOf } from '#ui/pages/pages-of.ts';
import { readPage } from '#ui/pages/read-page.ts';
import { countHotels, listHotels } from '../../hotels.server.ts';
import { pageWords } from '../../page-names.server.ts';
import { chineseAddress, readProvider } from '../../providers.server.ts';
import { shuttleLines } from '../../queries.server.ts';
import { hotelsPerPage, readHotelFilter, readId } from '../../services.ts';
import type { Route } from './+types/hotel.ts';
import { HotelDetail } from './hotel-detail.tsx';
import { HotelList } from './hotel-list.tsx';

export const handle = { section: 'service' } satisfies PageHandle;

/** @throws 404 for a hotel, a filter or a page that does not exist */
export async function loader({ context, request }: Route.LoaderArgs) {
  const site = siteOf(context, 'services');
  const query = new URL(request.url).searchParams;
  return query.has('id') ? oneHotel(site, query.get('id')) : hotelsOf(site, query);
}

async function oneHotel({ db, locale }: SiteContext, written: string | null) {
  const id = readId(written);
  const hotel = id === undefined ? undefined : await readProvider(db, id, locale);
  if (!hotel?.hotel) throw new Refusal(404);
  const { shuttle } = hotel.hotel;
  const [inChinese, lines] = await Promise.all([
    chineseAddress(db, hotel.id),
    shuttle ? shuttleLines(db, locale, [shuttle.lineId]) : [],
  ]);
  return { kind: 'one' as const, hotel, inChinese, line: lines[0] };
}

async function hotelsOf(site: SiteContext, query: URLSearchParams) {
  const { db, locale } = site;
  const filter = readHotelFilter(query);
  const page = readPage(query.get('page'));
  if (!filter || page === undefined) throw new Refusal(404);
  const { total, more } = await countHotels(db, filter);
  const pages = pagesOf(total, hotelsPerPage);
  if (page > pages) throw new Refusal(404);
  const offset = (page - 1) * hotelsPerPage;
  const [hotels, words] = await Promise.all([
    listHotels(db, filter, { locale, limit: hotelsPerPage, offset }),
    pageWords(site, 'hotel'),
  ]);
  return { kind: 'list' as const, filter, page, pages, total, more, hotels: sentOnce(site, hotels), words };
}

/** The hotels, or one of them (`?id=`). */
export default function HotelPage({ loaderData: loaded }: Route.ComponentProps) {
  return loaded.kind === 'one' ? <HotelDetail {...loaded} /> : <HotelList {...loaded} />;
}
