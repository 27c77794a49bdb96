import { Plural, useLingui } from '@lingui/react/macro';
import { CompanyRow } from '#features/directory/ui/company-row.tsx';
import { useLocale } from '#platform/i18n/use-locale.ts';
import { SiteLink } from '#shell/link.tsx';
import { Part } from '#shell/part.tsx';
import button from '#ui/button.module.css';
import { NothingFound } from '#ui/nothing-found.tsx';
import { useForeign } from '#ui/use-foreign.ts';
import { WovenPicture } from '#ui/woven/woven-picture.tsx';
import { type Pavilion as PavilionData, pavilionHref } from '../../cloud.ts';
import css from './pavilion.module.css';
import { ProductWall } from './product-wall.tsx';

/** A pavilion of the Cloud Expo: its goods to look at, then the companies that brought them. */
export function Pavilion({ pavilion }: { pavilion: PavilionData }) {
  const { t } = useLingui();
  const { products, companies, total, href, name, next } = pavilion;
  return (
    <>
      <PavilionHead pavilion={pavilion} />
      {total === 0 && (
        <div className={css.page}>
          <NothingFound title={t`No companies in this pavilion yet.`}>
            <p>
              <SiteLink to="/exhibition/?cursor=cloud">{t`Go to the other pavilions`}</SiteLink>
            </p>
          </NothingFound>
        </div>
      )}
      {products.length > 0 && (
        <Part id="goods" title={t`On display`}>
          <ProductWall products={products} />
        </Part>
      )}
      {total > 0 && (
        <Part id="companies" title={t`Companies: ${name}`} more={{ to: href, label: t`View all as a list` }}>
          <ul role="list" className={css.companies}>
            {companies.map((company) => (
              <li key={company.id}>
                <CompanyRow company={company} headingLevel={3} />
              </li>
            ))}
          </ul>
        </Part>
      )}
      {next && (
        <nav className={`${css.page} ${css.next}`} aria-label={t`Next pavilion`}>
          <WovenPicture src={next.woven} weave={`industry-${next.key}`} small />
          <p>
            <span className={css.count}>{t`Next pavilion`}</span>
            <br />
            <SiteLink to={pavilionHref('industry', next.key)} covers>
              {next.name}
            </SiteLink>
          </p>
        </nav>
      )}
    </>
  );
}

/** The pavilion's picture, what it is about, and the doors that lead on. */
function PavilionHead({ pavilion: { kind, key, name, woven, lead, total } }: { pavilion: PavilionData }) {
  const { t } = useLingui();
  const locale = useLocale();
  const foreign = useForeign(lead?.lang ?? locale);
  return (
    <div className={`${css.page} ${woven ? css.pictured : css.head}`}>
      <WovenPicture
        src={woven}
        weave={`${kind}-${key}`}
        shape="banner"
        className={woven ? css.picture : css.weave}
        eager
      />
      <div className={css.head}>
        {lead && (
          <p className={css.lead} lang={foreign}>
            {lead.text}
          </p>
        )}
        <ul role="list" className={css.doors}>
          <li>
            <SiteLink to="/exhibition/?cursor=cloud" className={button.secondary}>{t`All pavilions`}</SiteLink>
          </li>
          {kind === 'country' && key !== 'CN' && (
            <li>
              <SiteLink to={`/countries/${key}`} className={button.secondary}>{t`About ${name}`}</SiteLink>
            </li>
          )}
          {kind === 'industry' && total > 0 && (
            <li>
              <SiteLink to={`/exhibition/?cursor=layout&industry=${key}`} className={button.secondary}>
                {t`Where in the halls`}
              </SiteLink>
            </li>
          )}
          <li className={css.count}>
            <Plural value={total} one="# company" other="# companies" />
          </li>
        </ul>
      </div>
    </div>
  );
}
