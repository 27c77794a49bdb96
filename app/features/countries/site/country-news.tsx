import { useLingui } from '@lingui/react/macro';
import type { ArticleCard } from '#features/news/index.server.ts';
import { ArticleRow } from '#features/news/ui/article-card.tsx';
import { Part } from '#shell/part.tsx';
import css from './country.module.css';

interface CountryNewsProps {
  name: string;
  news: ArticleCard[];
  /** Whether the news speak of the country: else they are the newest of all. */
  own: boolean;
}

/** What was reported of the country, newest first; where nothing was, what is new at the expo. */
export function CountryNews({ name, news, own }: CountryNewsProps) {
  const { t } = useLingui();
  const title = own ? t`News about ${name}` : t`News from the expo`;
  return (
    <Part id="news" title={title} more={{ to: '/news/', label: t`All news` }}>
      {!own && <p className={css.noNews}>{t`No articles about this country yet. Latest news:`}</p>}
      <div className={css.news}>
        {news.map((article) => (
          <ArticleRow key={article.id} article={article} />
        ))}
      </div>
    </Part>
  );
}
