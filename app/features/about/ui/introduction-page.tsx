import { useLingui } from '@lingui/react/macro';
import { useLocale } from '#platform/i18n/use-locale.ts';
import { OrganizationJsonLd } from '#shell/json-ld/organization-json-ld.tsx';
import { SiteLink } from '#shell/link.tsx';
import { Part } from '#shell/part.tsx';
import { formatDays } from '#ui/dates/dates.ts';
import { Facts } from '#ui/facts.tsx';
import { NotYet } from '#ui/not-yet.tsx';
import { Prose } from '#ui/prose.tsx';
import { TitleWords } from '#ui/titles/title-words.tsx';
import { useForeign } from '#ui/use-foreign.ts';
import { type AboutCard, articleParts } from '../about.ts';
import type { Introduction } from '../read-page.server.ts';
import { AboutFrame } from './about-frame.tsx';
import css from './introduction-page.module.css';
import { useArticleParts } from './use-article-parts.ts';

/** What the expo is, what its current edition is, and what else there is to read of it. */
export function IntroductionPage({ article, articles, edition }: Introduction) {
  const { t } = useLingui();
  const names = useArticleParts();
  const description = t`What the China-Africa Economic and Trade Expo is, how it began, who can attend and the rules that apply.`;
  return (
    <AboutFrame cursor="introduction" title={t`About the expo`} description={description}>
      <OrganizationJsonLd />
      <div className={css.columns}>
        <div className={css.words}>
          {article && (
            <>
              <NotYet lang={article.lang} />
              <Prose html={article.body} lang={article.lang} />
            </>
          )}
        </div>
        {edition && <CurrentEdition edition={edition} />}
      </div>
      {articleParts.map((part) => {
        const own = articles.filter((each) => each.part === part);
        return (
          own.length > 0 && (
            <Part key={part} id={part} title={names[part]}>
              <ul role="list" className={css.articles}>
                {own.map((each) => (
                  <li key={each.id}>
                    <ArticleEntry article={each} />
                  </li>
                ))}
              </ul>
            </Part>
          )
        );
      })}
    </AboutFrame>
  );
}

function CurrentEdition({ edition }: { edition: NonNullable<Introduction['edition']> }) {
  const { t } = useLingui();
  const locale = useLocale();
  const { name, theme, startDate, endDate, venue, lang, number } = edition;
  const foreign = useForeign(lang);
  return (
    <section className={css.edition} aria-labelledby="edition">
      <h2 id="edition" lang={foreign}>
        <TitleWords>{name}</TitleWords>
      </h2>
      <Facts
        facts={[
          { name: t`Dates`, value: formatDays(startDate, endDate, locale) },
          { name: t`Theme`, value: theme, lang: foreign },
          { name: t`Venue`, value: venue, lang: foreign },
        ]}
      />
      <p>
        <SiteLink to={`/previous/detail/${number}`}>{t`This edition in figures`}</SiteLink>
      </p>
    </section>
  );
}

function ArticleEntry({ article }: { article: AboutCard }) {
  const foreign = useForeign(article.lang);
  return (
    <article className={css.entry}>
      <h3 lang={foreign}>
        <SiteLink to={article.href} covers>
          <TitleWords>{article.title}</TitleWords>
        </SiteLink>
      </h3>
      <p lang={foreign}>{article.summary}</p>
      <NotYet lang={article.lang} />
    </article>
  );
}
