import { Picture } from '#features/media/ui/picture.tsx';
import { Banner } from '#shell/banner.tsx';
import { Breadcrumbs } from '#shell/breadcrumbs.tsx';
import { useSectionNames } from '#shell/sections/use-section-names.ts';
import { NotYet } from '#ui/not-yet.tsx';
import { TitleWords } from '#ui/titles/title-words.tsx';
import { useForeign } from '#ui/use-foreign.ts';
import { Weave } from '#ui/weave/weave.tsx';
import type { Company } from '../directory.ts';
import css from './company.module.css';

interface CompanyHeadProps {
  company: Pick<Company, 'name' | 'lang' | 'weave' | 'picture' | 'countryName' | 'industryName'>;
  /** The list above this page; `to` without language prefix. */
  trail: { title: string; to: string };
  /** What the page shows of the company, where it is not the company itself. */
  of?: string;
}

/** The head of a company's pages: its weave or picture, its name, where it is from and what it does. */
export function CompanyHead({ company, trail, of }: CompanyHeadProps) {
  const section = useSectionNames().exhibition;
  const { name, lang, weave, picture, countryName, industryName } = company;
  const foreign = useForeign(lang);
  return (
    <>
      <Banner section="exhibition" />
      <div className={css.top}>
        <Breadcrumbs trail={[{ title: section, to: '/exhibition/' }, trail]} />
        <header className={css.head}>
          {picture ? (
            <Picture picture={picture} sizes="(min-width: 60rem) 9rem, 4.5rem" className={css.picture} eager />
          ) : (
            <Weave id={weave} shape="square" className={css.picture} />
          )}
          <div className={css.title}>
            <p className={css.meta}>
              {countryName} <span>· {industryName}</span>
            </p>
            <h1>
              <span lang={foreign}>
                <TitleWords>{name}</TitleWords>
              </span>
              {of && <small>{of}</small>}
            </h1>
            <NotYet lang={lang} />
          </div>
        </header>
      </div>
    </>
  );
}
