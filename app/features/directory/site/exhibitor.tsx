import { useLingui } from '@lingui/react/macro';
import { siteOf } from '#platform/http/site-context.ts';
import { SiteLink } from '#shell/link.tsx';
import type { PageHandle } from '#shell/page-handle.ts';
import { PageHead } from '#shell/page-head.tsx';
import { Part } from '#shell/part.tsx';
import { WithoutRunt } from '#ui/runts/without-runt.tsx';
import { useForeign } from '#ui/use-foreign.ts';
import { type CompanyCard, catalogueHref, type ProductCard } from '../directory.ts';
import { companiesHref } from '../list-filters.ts';
import { neighboursOf } from '../queries.server.ts';
import { CompanyRow } from '../ui/company-row.tsx';
import { ProductTile } from '../ui/product-tile.tsx';
import type { Route } from './+types/exhibitor.ts';
import css from './company.module.css';
import { CompanyFacts } from './company-facts.tsx';
import { CompanyHead } from './company-head.tsx';
import { companyOf } from './company-page.server.ts';
import { ExhibitorTabs } from './exhibitor-tabs.tsx';

export const handle = { section: 'exhibition' } satisfies PageHandle;

const productsShown = 6;
const neighboursShown = 4;

/** @throws 404 for an exhibitor that does not exist; 301 where it has become another one */
export async function loader({ context, request }: Route.LoaderArgs) {
  const site = siteOf(context, 'directory', 'halls', 'editions');
  const { db, locale } = site;
  const company = await companyOf(site, 'exhibitor', request);
  const { id, country, industry } = company;
  const own = { kind: 'exhibitor', locale } as const;
  const [ofIndustry, ofCountry] = await Promise.all([
    neighboursOf(db, id, { ...own, industry }, neighboursShown),
    neighboursOf(db, id, { ...own, countries: [country] }, neighboursShown),
  ]);
  return {
    company: { ...company, products: company.products.slice(0, productsShown) },
    ofIndustry,
    ofCountry: ofCountry.filter(({ id }) => !ofIndustry.some((other) => other.id === id)),
  };
}

/** An exhibitor: who it is, what it shows and looks for, where it stands, how it is reached. */
export default function ExhibitorPage({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { company, ofIndustry, ofCountry } = loaderData;
  const { id, name, lang, products, country, countryName, industry, industryName } = company;
  const foreign = useForeign(lang);
  return (
    <>
      <PageHead title={name} description={company.profile} query={['id']} />
      <CompanyHead company={company} trail={{ title: t`Exhibitors`, to: companiesHref('exhibitor') }} />
      <ExhibitorTabs id={id} name={name} current="company" />
      <div className={css.columns}>
        <div className={css.words}>
          <p className={css.profile} lang={foreign}>
            <WithoutRunt>{company.profile}</WithoutRunt>
          </p>
          <section className={css.needs} aria-labelledby="needs">
            <h2 id="needs">{t`Looking for`}</h2>
            <p lang={foreign}>
              <WithoutRunt>{company.purchaseNeeds}</WithoutRunt>
            </p>
          </section>
          <Products products={products} catalogue={catalogueHref(id)} />
        </div>
        <CompanyFacts company={company} />
      </div>
      {ofIndustry.length > 0 && (
        <Part
          id="same-industry"
          title={industryName}
          more={{ to: companiesHref('exhibitor', { industry }), label: t`All exhibitors in this industry` }}
        >
          <Rows companies={ofIndustry} />
        </Part>
      )}
      {ofCountry.length > 0 && (
        <Part
          id="same-country"
          title={t`Also from ${countryName}`}
          more={{ to: companiesHref('exhibitor', { country }), label: t`All exhibitors from this country` }}
        >
          <Rows companies={ofCountry} />
        </Part>
      )}
      <p className={css.back}>
        <SiteLink to={companiesHref('exhibitor')}>{t`All exhibitors`}</SiteLink>
      </p>
    </>
  );
}

function Products({ products, catalogue }: { products: ProductCard[]; catalogue: string }) {
  const { t } = useLingui();
  if (products.length === 0) return null;
  return (
    <section className={css.products} aria-labelledby="products">
      <h2 id="products">{t`Products`}</h2>
      <ul role="list" className={css.wall}>
        {products.map((product) => (
          <li key={product.key}>
            <ProductTile product={product} company={false} />
          </li>
        ))}
      </ul>
      <SiteLink to={catalogue} className={css.more}>
        {t`View full catalogue`}
      </SiteLink>
    </section>
  );
}

function Rows({ companies }: { companies: CompanyCard[] }) {
  return (
    <ul role="list" className={css.rows}>
      {companies.map((company) => (
        <li key={company.id}>
          <CompanyRow company={company} />
        </li>
      ))}
    </ul>
  );
}
