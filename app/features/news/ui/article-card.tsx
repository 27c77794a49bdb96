import { SiteLink } from '#shell/link.tsx';
import { DateText } from '#ui/dates/date-text.tsx';
import { NotYet } from '#ui/not-yet.tsx';
import { TitleWords } from '#ui/titles/title-words.tsx';
import { useForeign } from '#ui/use-foreign.ts';
import type { ArticleCard as Article } from '../news.ts';
import css from './article-card.module.css';
import { ArticlePicture } from './article-picture.tsx';

interface ArticleProps {
  article: Article;
  /** Level of its heading in the page; 3 where not given. */
  headingLevel?: 2 | 3 | 4;
  /** Names the category: left out where the list is the category's own. */
  category?: boolean;
}

interface CardProps extends ArticleProps {
  /** How wide the picture stands in the page, as in `<img sizes>`. */
  sizes?: string;
  eager?: boolean;
  /** The first among others: larger words. */
  lead?: boolean;
  /** Shows what the article says in short. */
  summary?: boolean;
}

const cardSizes = '(min-width: 75rem) 24rem, (min-width: 40rem) 45vw, 320px';

/** An article with its picture (or its weave) on top; the whole of it leads to the article. */
export function ArticleCard({ article, sizes = cardSizes, eager, lead, summary = true, ...rest }: CardProps) {
  const foreign = useForeign(article.lang);
  return (
    <article className={lead ? `${css.card} ${css.lead}` : css.card}>
      <ArticlePicture article={article} shape="wide" sizes={sizes} eager={eager} />
      <Texts article={article} {...rest} />
      {summary && (
        <p className={css.summary} lang={foreign}>
          {article.summary}
        </p>
      )}
    </article>
  );
}

/** An article as a row: a small picture (or its weave) beside its title. */
export function ArticleRow(props: ArticleProps) {
  return (
    <article className={css.row}>
      <ArticlePicture article={props.article} shape="photo" sizes="(min-width: 30rem) 7rem, 5.5rem" />
      <Texts {...props} />
    </article>
  );
}

function Texts({ article, headingLevel = 3, category = true }: ArticleProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={css.texts}>
      <p className={css.meta}>
        {category && <b>{article.category.name}</b>}
        <DateText iso={article.publishedAt} />
        <NotYet lang={article.lang} />
      </p>
      <Heading className={css.title} lang={useForeign(article.lang)}>
        <SiteLink to={article.href} covers>
          <TitleWords>{article.title}</TitleWords>
        </SiteLink>
      </Heading>
    </div>
  );
}
