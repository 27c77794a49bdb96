import { useLingui } from '@lingui/react/macro';
import { Picture } from '#features/media/ui/picture.tsx';
import { SiteLink } from '#shell/link.tsx';
import row from '#ui/card-row.module.css';
import { FoundIn } from '#ui/found-in.tsx';
import { NotYet } from '#ui/not-yet.tsx';
import { WithoutRunt } from '#ui/runts/without-runt.tsx';
import { TitleWords } from '#ui/titles/title-words.tsx';
import { useForeign } from '#ui/use-foreign.ts';
import { Weave } from '#ui/weave/weave.tsx';
import type { CompanyCard } from '../directory.ts';
import css from './company-row.module.css';

interface CompanyRowProps {
  company: CompanyCard;
  headingLevel?: 2 | 3 | 4;
}

/** A company as a row of a list: its weave or picture, what it makes or looks for, its stand. */
export function CompanyRow({ company, headingLevel = 3 }: CompanyRowProps) {
  const { t } = useLingui();
  const foreign = useForeign(company.lang);
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={`${row.row} ${css.company}`}>
      {company.picture ? (
        <Picture picture={company.picture} sizes="(min-width: 48rem) 4.5rem, 3.25rem" className={row.picture} />
      ) : (
        <Weave id={company.weave} shape="square" className={row.picture} />
      )}
      <div className={row.words}>
        <Heading className={row.name} lang={foreign}>
          <SiteLink to={company.href} covers>
            <TitleWords>{company.name}</TitleWords>
          </SiteLink>
        </Heading>
        <p className={row.meta}>
          {company.countryName} <span>· {company.industryName}</span>
        </p>
        <p className={css.line} lang={foreign}>
          <WithoutRunt>{company.line}</WithoutRunt>
        </p>
        <NotYet lang={company.lang} />
        <FoundIn lang={company.foundIn} />
      </div>
      {company.stands.length > 0 && (
        <p className={css.stands}>
          {company.stands.map(({ code, href }) => (
            <SiteLink key={code} to={href} aria-label={t`Stand ${code} on the plan`}>
              {code}
            </SiteLink>
          ))}
        </p>
      )}
    </article>
  );
}
