import { useLingui } from '@lingui/react/macro';
import type { ArticleCard as Article } from '#features/news/index.server.ts';
import { ArticleCard } from '#features/news/ui/article-card.tsx';
import { Part } from '#shell/part.tsx';
import css from './edition.module.css';

const sizes = '(min-width: 75rem) 23rem, (min-width: 60rem) 30vw, (min-width: 40rem) 45vw, 320px';

/** What was reported in the weeks of an edition, with its pictures. */
export function EditionNews({ news }: { news: Article[] }) {
  const { t } = useLingui();
  return (
    <Part id="news" title={t`News at the time`} more={{ to: '/news/', label: t`All news` }}>
      <div className={css.news}>
        {news.map((article) => (
          <ArticleCard key={article.id} article={article} sizes={sizes} summary={false} />
        ))}
      </div>
    </Part>
  );
}
