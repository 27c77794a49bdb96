import { useLingui } from '@lingui/react/macro';
import { SiteLink } from '#shell/link.tsx';
import { Part } from '#shell/part.tsx';
import { Facts } from '#ui/facts.tsx';
import { NotYet } from '#ui/not-yet.tsx';
import { TitleWords } from '#ui/titles/title-words.tsx';
import { useForeign } from '#ui/use-foreign.ts';
import { cursorHref, type Desk, type Venue } from '../about.ts';
import type { ContactData } from '../read-page.server.ts';
import { AboutFrame } from './about-frame.tsx';
import css from './contact-page.module.css';
import { VenueMap } from './venue-map.tsx';

/** How to reach the office and each of its desks, and how to find the venues. */
export function ContactPage({ office, desks, venues }: ContactData) {
  const { t } = useLingui();
  const description = t`Phone, e-mail and opening hours of the information office, the right desk for each subject, and directions to the three venues in Changsha.`;
  return (
    <AboutFrame cursor="contact" title={t`Contact and directions`} description={description}>
      {office && (
        <Part
          id="office"
          title={t`Information office`}
          more={{ to: cursorHref('message'), label: t`Questions and answers` }}
        >
          <Office office={office} />
        </Part>
      )}
      {desks.length > 0 && (
        <Part id="desks" title={t`The right desk for your subject`}>
          <ul role="list" className={css.desks}>
            {desks.map((desk) => (
              <li key={desk.key} id={`desk-${desk.key}`}>
                <DeskEntry desk={desk} />
              </li>
            ))}
          </ul>
        </Part>
      )}
      {venues.length > 0 && (
        <Part
          id="venues"
          title={t`Venues and directions`}
          more={{ to: '/service/serviceDetail?id=2', label: t`All transport options` }}
        >
          <VenueMap venues={venues} />
          <ol role="list" className={css.venues}>
            {venues.map((venue, i) => (
              <li key={venue.key} id={`venue-${venue.key}`}>
                <VenueEntry venue={venue} number={i + 1} />
              </li>
            ))}
          </ol>
        </Part>
      )}
    </AboutFrame>
  );
}

/** A telephone number as a link can dial it. */
export const dialled = (phone: string) => `tel:${phone.replaceAll(' ', '')}`;

function Office({ office }: { office: NonNullable<ContactData['office']> }) {
  const { t } = useLingui();
  const foreign = useForeign(office.lang);
  return (
    <div className={css.office}>
      <NotYet lang={office.lang} />
      <Facts
        facts={[
          { name: t`Office`, value: office.office, lang: foreign },
          { name: t`Phone`, value: <a href={dialled(office.phone)}>{office.phone}</a> },
          { name: t`E-mail`, value: <a href={`mailto:${office.email}`}>{office.email}</a> },
          { name: t`Hours`, value: office.hours, lang: foreign },
          { name: t`Address`, value: `${office.address} ${office.postcode}`, lang: foreign },
        ]}
      />
      <p className={css.note} lang={foreign}>
        {office.note}
      </p>
    </div>
  );
}

function DeskEntry({ desk }: { desk: Desk }) {
  const foreign = useForeign(desk.lang);
  return (
    <div className={css.desk}>
      <div>
        <h3 lang={foreign}>
          <TitleWords>{desk.name}</TitleWords>
        </h3>
        <p lang={foreign}>{desk.tasks}</p>
        <NotYet lang={desk.lang} />
      </div>
      <p className={css.ways}>
        <a href={`mailto:${desk.email}`}>{desk.email}</a>
        <a href={dialled(desk.phone)}>{desk.phone}</a>
      </p>
    </div>
  );
}

function VenueEntry({ venue, number }: { venue: Venue; number: number }) {
  const { t } = useLingui();
  const foreign = useForeign(venue.lang);
  return (
    <article className={css.venue}>
      <div className={css.place}>
        <h3>
          <span className={css.number}>{number}</span>{' '}
          <span lang={foreign}>
            <TitleWords>{venue.name}</TitleWords>
          </span>
        </h3>
        <NotYet lang={venue.lang} />
        <p lang={foreign}>{venue.purpose}</p>
        <p className={css.address} lang={foreign}>
          {venue.address}
        </p>
        <TaxiCard venue={venue} />
      </div>
      <div>
        <h4>{t`How to get there`}</h4>
        <ul className={css.directions} lang={foreign}>
          {venue.ways.map((way) => (
            <li key={way}>{way}</li>
          ))}
        </ul>
        {venue.key === 'exhibition' && (
          <p>
            <SiteLink to="/exhibition/?cursor=layout">{t`Hall layout`}</SiteLink>
          </p>
        )}
      </div>
    </article>
  );
}

/** The place in Chinese, large enough to be held up to a driver. */
function TaxiCard({ venue: { chinese } }: { venue: Venue }) {
  const { t, i18n } = useLingui();
  if (!chinese || i18n.locale === 'zh-CN') return null;
  return (
    <figure className={css.card}>
      <figcaption>{t`Show this to the driver: “Please take me here”`}</figcaption>
      <p lang="zh-CN">
        请送我到
        <b>{chinese.name}</b>
        {chinese.address}
      </p>
    </figure>
  );
}
