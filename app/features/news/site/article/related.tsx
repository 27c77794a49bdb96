import { useLingui } from '@lingui/react/macro';
import type { ArticleCard as Article } from '../../news.ts';
import { ArticleCard } from '../../ui/article-card.tsx';
import css from './related.module.css';

/** The block of related news under an article (specification 2). */
export function Related({ articles }: { articles: Article[] }) {
  const { t } = useLingui();
  if (articles.length === 0) return null;
  return (
    <section aria-labelledby="related" className={css.related}>
      <h2 id="related">{t`Related news`}</h2>
      <ul role="list">
        {articles.map((article) => (
          <li key={article.id}>
            <ArticleCard
              article={article}
              summary={false}
              sizes="(min-width: 75rem) 17rem, (min-width: 60rem) 22vw, calc(50vw - 1.5rem)"
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
