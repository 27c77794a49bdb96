import { plural } from '@lingui/core/macro';
import { Plural, useLingui } from '@lingui/react/macro';
import { localHref } from '#platform/i18n/address.ts';
import { useLocale } from '#platform/i18n/use-locale.ts';
import { SiteLink } from '#shell/link.tsx';
import { Part } from '#shell/part.tsx';
import { AfricaMap } from '#ui/africa-map/africa-map.tsx';
import { TitleWords } from '#ui/titles/title-words.tsx';
import { WovenPicture } from '#ui/woven/woven-picture.tsx';
import { type CloudHall as Hall, type PavilionDoor, pavilionHref } from '../../cloud.ts';
import css from './cloud-hall.module.css';
import { ProductWall } from './product-wall.tsx';

/** The first page of the Cloud Expo: countries on the woven map, industries as tiles, goods to look at. */
export function CloudHall({ hall: { countries, china, industries, products } }: { hall: Hall }) {
  const { t } = useLingui();
  const locale = useLocale();
  const onMap = countries.map(({ key, name, companies, guest }) => {
    const count = t`${plural(companies, { one: '# company', other: '# companies' })}`;
    return {
      code: key,
      name: guest ? t`${name}, guest country, ${count}` : t`${name}, ${count}`,
      href: localHref(locale, pavilionHref('country', key)),
      marked: true,
    };
  });
  return (
    <>
      <Part id="pavilions" title={t`By country`}>
        <div className={css.pavilions}>
          <AfricaMap
            countries={onMap}
            label={t`Map of Africa: countries with exhibitors`}
            markedAre={t`Countries with exhibitors`}
            tone="paper"
          />
          <div className={css.doors}>
            <ul role="list" className={css.countries}>
              {countries.map((door) => (
                <CountryDoor key={door.key} door={door} />
              ))}
            </ul>
            {china && (
              <ul role="list" className={`${css.countries} ${css.china}`}>
                <CountryDoor door={{ ...china, name: t`${china.name}: provinces and municipalities` }} />
              </ul>
            )}
          </div>
        </div>
      </Part>
      <Part id="industries" title={t`By industry`}>
        <ul role="list" className={css.industries}>
          {industries.map(({ key, name, companies, woven }) => (
            <li key={key}>
              <WovenPicture src={woven} weave={`industry-${key}`} />
              <h3>
                <SiteLink to={pavilionHref('industry', key)} covers>
                  <TitleWords>{name}</TitleWords>
                </SiteLink>
              </h3>
              <p>
                <Plural value={companies} one="# company" other="# companies" />
              </p>
            </li>
          ))}
        </ul>
      </Part>
      {products.length > 0 && (
        <Part id="goods" title={t`Fresh from the stands`}>
          <ProductWall products={products} />
        </Part>
      )}
    </>
  );
}

function CountryDoor({ door: { key, name, woven, companies } }: { door: PavilionDoor }) {
  return (
    <li>
      <SiteLink to={pavilionHref('country', key)}>
        <WovenPicture src={woven} weave={`country-${key}`} className={css.swatch} small />
        <span>{name}</span>
        <span className={css.count}>
          <Plural value={companies} one="# company" other="# companies" />
        </span>
      </SiteLink>
    </li>
  );
}
