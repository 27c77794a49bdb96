import { useLingui } from '@lingui/react/macro';
import { SiteLink } from '#shell/link.tsx';
import { type Article, listHref } from '../../news.ts';
import { DayBlock } from '../../ui/day-block.tsx';
import css from './article-facts.module.css';

/** When the article appeared, where it belongs, and of which countries it speaks. */
export function ArticleFacts({ article }: { article: Omit<Article, 'body'> }) {
  const { t } = useLingui();
  const { category, countries, publishedAt } = article;
  return (
    <div className={css.facts}>
      <DayBlock iso={publishedAt} />
      <ul role="list" className={css.links}>
        <li>
          <SiteLink to={listHref(category.hexId)} className={css.category}>
            {category.name}
          </SiteLink>
        </li>
      </ul>
      {countries.length > 0 && (
        <ul role="list" aria-label={t`Countries`} className={css.links}>
          {countries.map(({ code, name }) => (
            <li key={code}>
              <SiteLink to={`/countries/${code}`}>{name}</SiteLink>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
