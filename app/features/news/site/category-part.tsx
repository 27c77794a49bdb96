import { useLingui } from '@lingui/react/macro';
import { SiteLink } from '#shell/link.tsx';
import { DateText } from '#ui/dates/date-text.tsx';
import { NotYet } from '#ui/not-yet.tsx';
import { TitleWords } from '#ui/titles/title-words.tsx';
import { useForeign } from '#ui/use-foreign.ts';
import type { FrontPart } from '../front-page.ts';
import type { ArticleCard as Article, NewsCategory } from '../news.ts';
import { ArticleCard, ArticleRow } from '../ui/article-card.tsx';
import css from './category-part.module.css';

/** How wide pictures stand in the rows. */
const cardSizes = {
  pictures: '(min-width: 75rem) 17rem, (min-width: 48rem) 22vw, calc(50vw - 1.75rem)',
  films: '(min-width: 75rem) 23rem, (min-width: 48rem) 30vw, (min-width: 40rem) 92vw, 320px',
};

/** The newest of a category, and the way to all of it. */
export function CategoryPart({ category, kind, articles }: FrontPart) {
  const heading = `category-${category.id}`;
  const [first, ...others] = articles;
  if (kind === 'texts') {
    return (
      <section aria-labelledby={heading} className={css.texts}>
        <Head category={category} id={heading} />
        {first && <ArticleRow article={first} category={false} />}
        <ul role="list" className={css.lines}>
          {others.map((article) => (
            <li key={article.id}>
              <Line article={article} />
            </li>
          ))}
        </ul>
      </section>
    );
  }
  return (
    <section aria-labelledby={heading} className={css[kind]}>
      <div className={css.wide}>
        <Head category={category} id={heading} />
        <ul role="list" className={css.cards}>
          {articles.map((article) => (
            <li key={article.id}>
              <ArticleCard article={article} category={false} summary={false} sizes={cardSizes[kind]} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Head({ category, id }: { category: NewsCategory; id: string }) {
  const { t } = useLingui();
  const { name, href } = category;
  return (
    <div className={css.head}>
      <h2 id={id}>{name}</h2>
      <SiteLink to={href} aria-label={t`See all: ${name}`}>
        {t`See all`} <span aria-hidden="true">→</span>
      </SiteLink>
    </div>
  );
}

function Line({ article }: { article: Article }) {
  return (
    <>
      <DateText iso={article.publishedAt} />
      <h3 lang={useForeign(article.lang)}>
        <SiteLink to={article.href} covers>
          <TitleWords>{article.title}</TitleWords>
        </SiteLink>
      </h3>
      <NotYet lang={article.lang} />
    </>
  );
}
