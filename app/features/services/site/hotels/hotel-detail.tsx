import { useLingui } from '@lingui/react/macro';
import { useLocale } from '#platform/i18n/use-locale.ts';
import { Banner } from '#shell/banner.tsx';
import { Breadcrumbs } from '#shell/breadcrumbs.tsx';
import { SiteLink } from '#shell/link.tsx';
import { PageHead } from '#shell/page-head.tsx';
import { Facts } from '#ui/facts.tsx';
import { NotYet } from '#ui/not-yet.tsx';
import { TitleWords } from '#ui/titles/title-words.tsx';
import { useForeign } from '#ui/use-foreign.ts';
import { WovenPicture } from '#ui/woven/woven-picture.tsx';
import {
  distanceText,
  type HotelFacts,
  later,
  type Provider,
  type ShuttleLine,
  telephoneHref,
  telephoneText,
  typeHref,
  weaveSeed,
} from '../../services.ts';
import { AreaMap } from '../area-map.tsx';
import { DriverCard } from '../driver-card.tsx';
import { Times } from '../timetable.tsx';
import { useBandNames, useLanguageNames } from '../use-service-words.ts';
import css from './hotel-detail.module.css';
import { HotelMarks } from './hotel-row.tsx';

interface HotelDetailProps {
  hotel: Provider;
  inChinese?: { name: string; address: string } | undefined;
  line?: ShuttleLine | undefined;
}

/** One hotel: what it offers, how to reach it, when its bus leaves, and what a driver has to read. */
export function HotelDetail({ hotel: provider, inChinese, line }: HotelDetailProps) {
  const { t } = useLingui();
  const { id, lang, name, profile, hotel } = provider;
  const foreign = useForeign(lang);
  const trail = [
    { title: t`Services`, to: '/service/' },
    { title: t`Hotels`, to: '/service/hotel/' },
  ];
  return (
    <>
      <PageHead title={name} description={profile} query={['id']} />
      <Banner section="service" />
      <div className={css.page}>
        <Breadcrumbs trail={trail} />
        <article className={css.hotel}>
          <header className={css.head}>
            <h1 lang={foreign}>
              <TitleWords>{name}</TitleWords>
            </h1>
            <NotYet lang={lang} />
            <p className={css.profile} lang={foreign}>
              {profile}
            </p>
            {hotel && <HotelMarks hotel={hotel} />}
          </header>
          <WovenPicture src={hotel?.picture} weave={weaveSeed(id)} className={css.weave} eager />
          <div className={css.columns}>
            <div>
              {hotel && <HotelFactRows provider={provider} hotel={hotel} />}
              {line && hotel?.shuttle && <OwnBus line={line} after={hotel.shuttle.minutes} />}
            </div>
            <div>
              {hotel && (
                <AreaMap
                  label={t`Map, not to scale: the hotel in relation to the exhibition centre, the station and the airport.`}
                  places={[{ x: hotel.x, y: hotel.y }]}
                />
              )}
              {inChinese && <DriverCard {...inChinese} />}
            </div>
          </div>
        </article>
      </div>
    </>
  );
}

function HotelFactRows({ provider, hotel }: { provider: Provider; hotel: HotelFacts }) {
  const { t } = useLingui();
  const locale = useLocale();
  const bands = useBandNames();
  const names = useLanguageNames();
  const { lang, address, contact, languages, mobile, email, backupEmail, website } = provider;
  const { minutes, stepFreeRooms: rooms } = hotel;
  const foreign = useForeign(lang);
  const distance = distanceText(hotel.distance, locale);
  const yes = (is: boolean) => (is ? t`Yes` : t`No`);
  return (
    <Facts
      facts={[
        { name: t`To the exhibition centre`, value: t`${distance}, about ${minutes} min by car` },
        { name: t`Price`, value: bands[hotel.band] },
        { name: t`Address`, value: address, lang: foreign },
        { name: t`Foreign passports`, value: hotel.foreignPassports ? t`Accepted` : t`Not currently accepted` },
        {
          name: t`Languages at reception`,
          value: languages.map((language) => names[language]).join(t({ message: ', ', comment: 'between languages' })),
        },
        { name: t`Halal breakfast`, value: yes(hotel.halalBreakfast) },
        { name: t`Step-free rooms`, value: rooms === 0 ? t`None` : String(rooms) },
        {
          name: t`Payment`,
          value: hotel.foreignCards ? t`Cash, mobile payment, foreign bank cards` : t`Cash, mobile payment`,
        },
        { name: t`Contact person`, value: contact, lang: foreign },
        {
          name: t`Phone`,
          value: (
            <a href={telephoneHref(mobile)} className={css.reach}>
              {telephoneText(mobile)}
            </a>
          ),
        },
        {
          name: t`E-mail`,
          value: [email, backupEmail].map((each) => (
            <a key={each} href={`mailto:${each}`} className={css.reach}>
              {each}
            </a>
          )),
        },
        {
          name: t`Website`,
          value: (
            <a href={website} rel="noopener" className={css.reach}>
              {website.replace('https://', '')}
            </a>
          ),
        },
      ]}
    />
  );
}

/** When the expo's bus stops here, and when it comes back. @param after minutes after its first stop */
function OwnBus({ line, after }: { line: ShuttleLine; after: number }) {
  const { t } = useLingui();
  const { name, lang, toVenue, toTown } = line;
  return (
    <section aria-labelledby="bus" className={css.bus}>
      <h2 id="bus">{t`Free bus to the halls`}</h2>
      <p lang={useForeign(lang)}>{name}</p>
      <Times name={t`Departs from here at about`} times={toVenue.map((time) => later(time, after))} />
      <Times name={t`Return, from the exhibition centre`} times={toTown} />
      <p>
        <SiteLink to={typeHref('transport')} className={css.reach}>
          {t`All lines and other ways to get here`}
        </SiteLink>
      </p>
    </section>
  );
}
