import { useLingui } from '@lingui/react/macro';
import type { ArticleCard } from '#features/news/index.server.ts';
import { ArticleRow } from '#features/news/ui/article-card.tsx';
import { Part } from '#site/part.tsx';
import css from './country.module.css';

/** What was reported of the country, newest first. */
export function CountryNews({ name, news }: { name: string; news: ArticleCard[] }) {
  const { t } = useLingui();
  return (
    <Part id="news" title={t`News about ${name}`} more={{ to: '/news/', label: t`All news` }}>
      {news.length === 0 ? (
        <p>{t`No article speaks of this country yet.`}</p>
      ) : (
        <div className={css.news}>
          {news.map((article) => (
            <ArticleRow key={article.id} article={article} />
          ))}
        </div>
      )}
    </Part>
  );
}
