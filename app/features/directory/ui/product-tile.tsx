import { Picture } from '#features/media/ui/picture.tsx';
import { SiteLink } from '#shell/link.tsx';
import { NotYet } from '#ui/not-yet.tsx';
import { TitleWords } from '#ui/titles/title-words.tsx';
import { useForeign } from '#ui/use-foreign.ts';
import { WovenPicture } from '#ui/woven/woven-picture.tsx';
import type { ProductCard } from '../directory.ts';
import css from './product-tile.module.css';

interface ProductTileProps {
  product: ProductCard;
  headingLevel?: 2 | 3 | 4;
  /** Names the company: left out on the company's own page. */
  company?: boolean;
}

/** A product to look at: its photograph or woven picture, its name, whose it is; leads to its place in the catalogue. */
export function ProductTile({ product, headingLevel = 3, company = true }: ProductTileProps) {
  const { name, lang, weave, woven, picture, href } = product;
  const Heading = `h${headingLevel}` as const;
  const foreignCompany = useForeign(product.company.lang);
  return (
    <article className={css.product}>
      {picture ? (
        <Picture picture={picture} sizes="(min-width: 40rem) 16rem, calc(50vw - 1.5rem)" className={css.picture} />
      ) : (
        <WovenPicture src={woven} weave={weave} className={css.picture} />
      )}
      <Heading className={css.name} lang={useForeign(lang)}>
        <SiteLink to={href} covers>
          <TitleWords>{name}</TitleWords>
        </SiteLink>
      </Heading>
      {company && (
        <p className={css.company} lang={foreignCompany}>
          <TitleWords>{product.company.name}</TitleWords>
        </p>
      )}
      <NotYet lang={lang} />
    </article>
  );
}
