import { redirect } from 'react-router';
import { currentEdition } from '#features/editions/index.server.ts';
import { Refusal } from '#platform/http/refusal.ts';
import { type SiteContext, siteOf } from '#platform/http/site-context.ts';
import { localHref } from '#platform/i18n/address.ts';
import { sentOnce } from '#platform/router/data/sent-once.ts';
import type { PageHandle } from '#shell/page-handle.ts';
import { pageWords } from '../../page-names.server.ts';
import { readParts } from '../../parts.server.ts';
import { listProviders } from '../../providers.server.ts';
import { phrasesBySituation, shuttleLines } from '../../queries.server.ts';
import { readId, type ServiceType, typeHref, typeOfNumber } from '../../services.ts';
import type { Route } from './+types/service-detail.ts';
import { ServiceText } from './service-text.tsx';

export const handle = { section: 'service' } satisfies PageHandle;

/** So many of a type stand on its page; there are a handful. */
const mostShown = 48;

/**
 * A type of services by its number (specification 2).
 * @throws 404 for any other number; 301 to the hotels, which have a page of their own
 */
export async function loader({ context, request }: Route.LoaderArgs) {
  const site = siteOf(context, 'services');
  const { db, locale } = site;
  const type = typeOfNumber(readId(new URL(request.url).searchParams.get('id')));
  if (type === undefined) throw new Refusal(404);
  if (type === 'hotel') throw redirect(localHref(locale, typeHref('hotel')), 301);
  const [parts, providers, words, own] = await Promise.all([
    readParts(site, type),
    listProviders(db, { type, locale, limit: mostShown }),
    pageWords(site, type),
    particulars(site, type),
  ]);
  return { type, words, parts, providers: sentOnce(site, providers), ...own };
}

/** What one type only has. */
async function particulars(site: SiteContext, type: ServiceType) {
  const { db, locale } = site;
  if (type === 'catering') return { allergens: await phrasesBySituation(db, ['allergens']) };
  if (type !== 'transport') return {};
  const [lines, edition] = await Promise.all([shuttleLines(db, locale), currentEdition({ ...site, locale: 'zh-CN' })]);
  return { lines, venue: edition && { name: edition.venue, address: edition.address } };
}

/** Transport, culture and tourism, translation, or catering. */
export default function ServiceDetailPage({ loaderData }: Route.ComponentProps) {
  return <ServiceText {...loaderData} />;
}
