import { useLingui } from '@lingui/react/macro';
import type { ArticleCard as Article } from '#features/news/news.ts';
import { ArticleCard } from '#features/news/ui/article-card.tsx';
import { Part } from '../part.tsx';
import css from './gallery.module.css';

const sizes = '(min-width: 75rem) 23rem, (min-width: 60rem) 33vw, 46vw';

/** The newest albums and films. */
export function Gallery({ albums, films }: { albums: Article[]; films: Article[] }) {
  const { t } = useLingui();
  return (
    <>
      <Strip id="photos" title={t`Photos`} articles={albums} all={t`All photos`} columns={css.four} />
      <Strip id="films" title={t`Videos`} articles={films} all={t`All videos`} columns={css.three} />
    </>
  );
}

interface StripProps {
  id: string;
  title: string;
  articles: Article[];
  all: string;
  columns: string | undefined;
}

function Strip({ id, title, articles, all, columns }: StripProps) {
  const [first] = articles;
  if (!first) return null;
  return (
    <Part id={id} title={title} more={{ to: `/news/more/list/${first.category.hexId}`, label: all }}>
      <div className={`${css.strip} ${columns}`}>
        {articles.map((article) => (
          <ArticleCard key={article.id} article={article} category={false} summary={false} sizes={sizes} />
        ))}
      </div>
    </Part>
  );
}
