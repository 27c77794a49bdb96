import { useLingui } from '@lingui/react/macro';
import { localHref } from '#platform/i18n/address.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { SiteLink } from '#site/link.tsx';
import { useShellData } from '#site/shell-data.ts';
import { type Article, listHref } from '../news.ts';
import { DayBlock } from '../ui/day-block.tsx';
import css from './article-facts.module.css';
import { Share } from './share.tsx';

/** When the article appeared, where it belongs, of which countries it speaks, and how to pass it on. */
export function ArticleFacts({ article }: { article: Article }) {
  const { t, i18n } = useLingui();
  const { category, countries, publishedAt, href, title } = article;
  const permalink = `${useShellData()?.origin ?? ''}${localHref(i18n.locale as Locale, href)}`;
  return (
    <aside className={css.facts} aria-label={t`About this article`}>
      <DayBlock iso={publishedAt} />
      <p>
        <SiteLink to={listHref(category.hexId)} className={css.category}>
          {category.name}
        </SiteLink>
      </p>
      {countries.length > 0 && (
        <div>
          <h2 id="countries">{t`Countries`}</h2>
          <ul role="list" aria-labelledby="countries" className={css.countries}>
            {countries.map(({ code, name }) => (
              <li key={code}>
                <SiteLink to={`/countries/${code}`}>{name}</SiteLink>
              </li>
            ))}
          </ul>
        </div>
      )}
      <Share permalink={permalink} title={title} />
    </aside>
  );
}
