import { useLingui } from '@lingui/react/macro';
import { useLocale } from '#platform/i18n/use-locale.ts';
import { SiteLink } from '#shell/link.tsx';
import button from '#ui/button.module.css';
import { formatDays } from '#ui/dates/dates.ts';
import { NotYet } from '#ui/not-yet.tsx';
import { TitleWords } from '#ui/titles/title-words.tsx';
import { useForeign } from '#ui/use-foreign.ts';
import { Weave } from '#ui/weave/weave.tsx';
import type { PreviousData } from '../read-page.server.ts';
import { AboutFrame } from './about-frame.tsx';
import css from './previous-page.module.css';

/** The editions in short; their figures and results stand on pages of their own. */
export function PreviousPage({ editions }: PreviousData) {
  const { t } = useLingui();
  const description = t`Every edition of the expo since 2019 in brief: dates and theme, with links to figures and results.`;
  return (
    <AboutFrame cursor="previous" title={t`Previous editions`} description={description}>
      <div className={css.page}>
        <ol role="list" className={css.editions}>
          {editions.map((edition) => (
            <li key={edition.number}>
              <EditionEntry edition={edition} />
            </li>
          ))}
        </ol>
        <p>
          <SiteLink to="/previous/" className={button.primary}>
            {t`Compare all editions`}
          </SiteLink>
        </p>
      </div>
    </AboutFrame>
  );
}

function EditionEntry({ edition }: { edition: PreviousData['editions'][number] }) {
  const locale = useLocale();
  const { number, name, theme, startDate, endDate, lang } = edition;
  const foreign = useForeign(lang);
  return (
    <article className={css.edition}>
      <Weave id={`edition-${number}`} shape="wide" className={css.weave} />
      <div className={css.words}>
        <p className={css.days}>{formatDays(startDate, endDate, locale)}</p>
        <h2 lang={foreign}>
          <SiteLink to={`/previous/detail/${number}`} covers>
            <TitleWords>{name}</TitleWords>
          </SiteLink>
        </h2>
        <p lang={foreign}>{theme}</p>
        <NotYet lang={lang} />
      </div>
    </article>
  );
}
