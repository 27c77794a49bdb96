import { useLingui } from '@lingui/react/macro';
import { Picture } from '#features/media/ui/picture.tsx';
import { siteOf } from '#platform/http/site-context.ts';
import type { PageHandle } from '#shell/page-handle.ts';
import { PageHead } from '#shell/page-head.tsx';
import { Part } from '#shell/part.tsx';
import { NotYet } from '#ui/not-yet.tsx';
import { TitleWords } from '#ui/titles/title-words.tsx';
import { useForeign } from '#ui/use-foreign.ts';
import { WovenPicture } from '#ui/woven/woven-picture.tsx';
import { catalogueHref, type ProductCard } from '../directory.ts';
import { companiesHref } from '../list-filters.ts';
import type { Route } from './+types/catalogue.ts';
import css from './catalogue.module.css';
import { CompanyHead } from './company-head.tsx';
import { companyOf } from './company-page.server.ts';
import { Editions } from './editions.tsx';
import { ExhibitorTabs } from './exhibitor-tabs.tsx';

export const handle = { section: 'exhibition' } satisfies PageHandle;

/** @throws 404 for an exhibitor that does not exist; 301 where it has become another one */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { id, name, lang, weave, picture, countryName, industryName, products, editions, stands } = await companyOf(
    siteOf(context, 'directory', 'halls', 'editions'),
    'exhibitor',
    request,
    catalogueHref,
  );
  return { id, name, lang, weave, picture, countryName, industryName, products, editions, stands };
}

/** An exhibitor across the editions of the expo, and its products as a catalogue. */
export default function CataloguePage({ loaderData: company }: Route.ComponentProps) {
  const { t } = useLingui();
  const { id, name, products, editions } = company;
  const count = products.length;
  const names = products.map((product) => product.name).join(' · ');
  return (
    <>
      <PageHead
        title={t`${name}: catalogue and editions`}
        description={t`Products of ${name}: ${names}`}
        query={['id']}
      />
      <CompanyHead
        company={company}
        trail={{ title: t`Exhibitors`, to: companiesHref('exhibitor') }}
        of={t`Catalogue and editions`}
      />
      <ExhibitorTabs id={id} name={name} current="catalogue" />
      <Editions editions={editions} stands={company.stands} />
      {count > 0 && (
        <Part id="catalogue" title={t`Catalogue`}>
          <ul role="list">
            {products.map((product) => (
              <Product key={product.key} product={product} />
            ))}
          </ul>
        </Part>
      )}
    </>
  );
}

function Product({ product }: { product: ProductCard }) {
  const { name, description, lang, weave, woven, picture, href } = product;
  const foreign = useForeign(lang);
  return (
    <li id={href.split('#')[1]} className={css.product}>
      {picture ? (
        <Picture
          picture={picture}
          sizes="(min-width: 60rem) 24rem, (min-width: 40rem) 92vw, 320px"
          className={css.picture}
        />
      ) : (
        <WovenPicture src={woven} weave={weave} className={css.picture} />
      )}
      <div className={css.words}>
        <h3 lang={foreign}>
          <TitleWords>{name}</TitleWords>
        </h3>
        <NotYet lang={lang} />
        <p lang={foreign}>{description}</p>
      </div>
    </li>
  );
}
