import { useLingui } from '@lingui/react/macro';
import { useLocale } from '#platform/i18n/use-locale.ts';
import { SiteLink } from '#shell/link.tsx';
import { NotYet } from '#ui/not-yet.tsx';
import { TitleWords } from '#ui/titles/title-words.tsx';
import { useForeign } from '#ui/use-foreign.ts';
import { WovenPicture } from '#ui/woven/woven-picture.tsx';
import { distanceText, type HotelFacts, type Provider, providerHref, weaveSeed } from '../../services.ts';
import { Marks } from '../marks.tsx';
import { useBandNames, useLanguageNames } from '../use-service-words.ts';
import css from './hotel-row.module.css';

interface HotelRowProps {
  hotel: Provider;
  /** Its number on the map. */
  number: number;
}

/** A hotel of the list. */
export function HotelRow({ hotel: provider, number }: HotelRowProps) {
  const { hotel, lang, name, profile } = provider;
  const foreign = useForeign(lang);
  return (
    <article className={css.row}>
      <p className={css.number} aria-hidden="true">
        {number}
      </p>
      <div className={css.words}>
        <NotYet lang={lang} />
        <h2 lang={foreign}>
          <SiteLink to={providerHref(provider)} covers>
            <TitleWords>{name}</TitleWords>
          </SiteLink>
        </h2>
        <p lang={foreign}>{profile}</p>
        {hotel && <Summary provider={provider} hotel={hotel} />}
      </div>
      <WovenPicture src={hotel?.picture} weave={weaveSeed(provider.id)} className={css.picture} small />
    </article>
  );
}

function Summary({ provider, hotel }: { provider: Provider; hotel: HotelFacts }) {
  const { t } = useLingui();
  const locale = useLocale();
  const bands = useBandNames();
  const names = useLanguageNames();
  const distance = distanceText(hotel.distance, locale);
  const { minutes } = hotel;
  const spoken = provider.languages
    .map((language) => names[language])
    .join(t({ message: ', ', comment: 'between languages' }));
  return (
    <>
      <p className={css.facts}>
        <b>{t`${distance}, about ${minutes} min by car`}</b>
        <span>{bands[hotel.band]}</span>
        <span>{spoken}</span>
      </p>
      <HotelMarks hotel={hotel} />
    </>
  );
}

/** What a hotel has to offer, and whom it cannot take in. */
export function HotelMarks({ hotel }: { hotel: HotelFacts }) {
  const { t } = useLingui();
  return (
    <Marks
      caution={!hotel.foreignPassports && t`Chinese documents only`}
      marks={[
        hotel.foreignPassports && t`Foreign passports`,
        hotel.shuttle && t`Free expo bus`,
        hotel.halalBreakfast && t`Halal breakfast`,
        hotel.stepFreeRooms > 0 && t`Step-free rooms`,
        hotel.foreignCards && t`Foreign bank cards`,
      ]}
    />
  );
}
