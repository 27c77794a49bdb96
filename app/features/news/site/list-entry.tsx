import { SiteLink } from '#shell/link.tsx';
import { NotYet } from '#ui/not-yet.tsx';
import { TitleWords } from '#ui/titles/title-words.tsx';
import { useForeign } from '#ui/use-foreign.ts';
import type { ArticleCard } from '../news.ts';
import { ArticlePicture } from '../ui/article-picture.tsx';
import { DayBlock } from '../ui/day-block.tsx';
import css from './list-entry.module.css';

/** An article in the list of its category: its day, what it says, its picture. */
export function ListEntry({ article }: { article: ArticleCard }) {
  const foreign = useForeign(article.lang);
  return (
    <article className={css.entry}>
      <div className={css.day}>
        <DayBlock iso={article.publishedAt} />
      </div>
      <div className={css.words}>
        <NotYet lang={article.lang} />
        <h2 lang={foreign}>
          <SiteLink to={article.href} covers>
            <TitleWords>{article.title}</TitleWords>
          </SiteLink>
        </h2>
        <p lang={foreign}>{article.summary}</p>
      </div>
      <div className={css.picture}>
        <ArticlePicture article={article} shape="photo" sizes="(min-width: 48rem) 12rem, 6rem" />
      </div>
    </article>
  );
}
