import { useLingui } from '@lingui/react/macro';
import type { SentOnce } from '#platform/router/data/sent-once.ts';
import { Banner } from '#shell/banner.tsx';
import { Breadcrumbs } from '#shell/breadcrumbs.tsx';
import { SiteLink } from '#shell/link.tsx';
import { PageHead } from '#shell/page-head.tsx';
import { AsSent } from '#shell/rendering/as-sent.tsx';
import button from '#ui/button.module.css';
import { NothingFound } from '#ui/nothing-found.tsx';
import { Pagination } from '#ui/pages/pagination.tsx';
import type { PageWords } from '../../pages.ts';
import { type HotelFilter, hotelsHref, hotelsPerPage, isFiltered, type Provider } from '../../services.ts';
import { AreaMap } from '../area-map.tsx';
import { ServiceNav } from '../service-nav.tsx';
import { HotelFilters } from './hotel-filters.tsx';
import css from './hotel-list.module.css';
import { HotelRow } from './hotel-row.tsx';

interface HotelListProps {
  filter: HotelFilter;
  page: number;
  pages: number;
  total: number;
  more?: boolean | undefined;
  hotels: SentOnce<Provider[]>;
  words: PageWords;
}

/** The hotels that pass a filter, as rows and on a map. */
export function HotelList({ filter, page, pages, total, more, hotels, words }: HotelListProps) {
  const { t } = useLingui();
  const { name, lead, pages: siblings } = words;
  const title = page === 1 ? name : t`${name}, page ${page}`;
  const filtered = isFiltered(filter);
  return (
    <>
      <PageHead title={title} description={lead} query={page === 1 || filtered ? undefined : ['page']} />
      <Banner section="service" title={name} lead={lead} />
      <ServiceNav pages={siblings} current="hotel" />
      <div className={css.page}>
        <Breadcrumbs trail={[{ title: t`Services`, to: '/service/' }]} />
        <HotelFilters filter={filter} />
        <p className={css.count} role="status">
          {more ? t`More than ${total} hotels` : t({ message: `Hotels: ${total}`, comment: 'how many there are' })}
        </p>
        {total === 0 ? (
          <NothingFound title={t`No hotels match these filters.`}>
            <p>{t`Choose a greater distance or another price, or view all hotels.`}</p>
            <SiteLink to={hotelsHref({ order: filter.order })} className={button.secondary}>
              {t`Show all hotels`}
            </SiteLink>
          </NothingFound>
        ) : (
          <AsSent of={hotels} name="hotels" className={css.columns}>
            {(shown) => <Hotels hotels={shown} first={(page - 1) * hotelsPerPage + 1} />}
          </AsSent>
        )}
        <Pagination
          page={page}
          pages={pages}
          hrefOf={(number) => hotelsHref(filter, number)}
          label={t`Pages: ${name}`}
        />
        {!filtered && (
          <p className={css.note}>
            {t`Prices are for a double room for one night during the expo. Book directly with the hotel; it must register you with the police, so bring the passport you travel on.`}
          </p>
        )}
      </div>
    </>
  );
}

/** Hotels on the map and as rows. @param first the number of the first of them */
function Hotels({ hotels, first }: { hotels: Provider[]; first: number }) {
  const { t } = useLingui();
  const places = hotels.flatMap(({ hotel }, i) => (hotel ? [{ number: first + i, x: hotel.x, y: hotel.y }] : []));
  return (
    <>
      <div className={css.map}>
        <AreaMap
          label={t`Map, not to scale: the exhibition centre, with Changsha South station to the south-west, the airport to the north-east and the city centre to the west. Numbers match the list of hotels.`}
          places={places}
        />
        <p>{t`Not to scale. Numbers match the list.`}</p>
      </div>
      <ol role="list" className={css.rows}>
        {hotels.map((hotel, i) => (
          <li key={hotel.id}>
            <HotelRow hotel={hotel} number={first + i} />
          </li>
        ))}
      </ol>
    </>
  );
}
