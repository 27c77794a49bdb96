import { useLingui } from '@lingui/react/macro';
import type { ProductCard, SomeCompanies } from '#features/directory/index.server.ts';
import { CompanyRow } from '#features/directory/ui/company-row.tsx';
import { ProductTile } from '#features/directory/ui/product-tile.tsx';
import { Part } from '#shell/part.tsx';
import css from './country-parts.module.css';

interface CountryCompaniesProps {
  name: string;
  exhibitors: SomeCompanies;
  buyers: SomeCompanies;
  products: ProductCard[];
}

/** The country's companies at the expo: what they bring, and who of them buys; what there is none of is left out. */
export function CountryCompanies({ name, exhibitors, buyers, products }: CountryCompaniesProps) {
  const { t } = useLingui();
  return (
    <>
      {exhibitors.total > 0 && (
        <Part
          id="exhibitors"
          title={t`Exhibitors from ${name}`}
          more={{ to: exhibitors.href, label: t`All exhibitors: ${exhibitors.total}` }}
        >
          <Rows companies={exhibitors} />
          {products.length > 0 && (
            <ul role="list" className={css.tiles}>
              {products.map((product) => (
                <li key={product.key}>
                  <ProductTile product={product} />
                </li>
              ))}
            </ul>
          )}
        </Part>
      )}
      {buyers.total > 0 && (
        <Part
          id="buyers"
          title={t`Buyers from ${name}`}
          more={{ to: buyers.href, label: t`All buyers: ${buyers.total}` }}
        >
          <Rows companies={buyers} />
        </Part>
      )}
    </>
  );
}

function Rows({ companies: { companies } }: { companies: SomeCompanies }) {
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
