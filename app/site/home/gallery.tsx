import { useLingui } from '@lingui/react/macro';
import type { ArticleCard as Article } from '#features/news/news.ts';
import { ArticleCard } from '#features/news/ui/article-card.tsx';
import { Part } from '#shell/part.tsx';
import css from './gallery.module.css';

const half = '(min-width: 40rem) 46vw, calc(50vw - 1.5rem)';
const fourSizes = `(min-width: 75rem) 17rem, (min-width: 60rem) 22vw, ${half}`;
const threeSizes = '(min-width: 75rem) 23rem, (min-width: 60rem) 30vw';
const filmSizes = [`${threeSizes}, (min-width: 40rem) 92vw, 320px`, `${threeSizes}, ${half}`];

/** The newest albums and films. */
export function Gallery({ albums, films }: { albums: Article[]; films: Article[] }) {
  const { t } = useLingui();
  return (
    <>
      <Strip
        id="photos"
        title={t`Photos`}
        articles={albums}
        all={t`All photos`}
        columns={css.four}
        sizes={[fourSizes]}
      />
      <Strip id="films" title={t`Videos`} articles={films} all={t`All videos`} columns={css.three} sizes={filmSizes} />
    </>
  );
}

interface StripProps {
  id: string;
  title: string;
  articles: Article[];
  all: string;
  columns: string | undefined;
  /** How wide the pictures stand, of the first and then of all others. */
  sizes: string[];
}

function Strip({ id, title, articles, all, columns, sizes }: StripProps) {
  const [first] = articles;
  if (!first) return null;
  return (
    <Part id={id} title={title} more={{ to: `/news/more/list/${first.category.hexId}`, label: all }}>
      <div className={`${css.strip} ${columns}`}>
        {articles.map((article, i) => (
          <ArticleCard
            key={article.id}
            article={article}
            category={false}
            summary={false}
            sizes={sizes[i] ?? sizes.at(-1)}
          />
        ))}
      </div>
    </Part>
  );
}
