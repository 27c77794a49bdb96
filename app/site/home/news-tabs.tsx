import { useLingui } from '@lingui/react/macro';
import type { ArticleCard as Article, NewsCategory } from '#features/news/news.ts';
import { ArticleCard, ArticleRow } from '#features/news/ui/article-card.tsx';
import type { SentOnce } from '#platform/router/data/sent-once.ts';
import { SiteLink } from '#shell/link.tsx';
import { Part } from '#shell/part.tsx';
import { AsSent } from '#shell/rendering/as-sent.tsx';
import css from './news-tabs.module.css';

interface NewsTabsProps {
  tabs: NewsCategory[];
  /** API path of the chosen tab. */
  tab: string | undefined;
  articles: SentOnce<Article[]>;
}

/** The newest of one category at a time. The tabs are links to this page, so they work without script. */
export function NewsTabs({ tabs, tab, articles }: NewsTabsProps) {
  const { t } = useLingui();
  const chosen = tabs.find(({ apiPath }) => apiPath === tab);
  return (
    <Part id="news" title={t`News`} more={{ to: '/news/', label: t`All news` }}>
      <ul className={css.tabs}>
        {tabs.map(({ apiPath, name }) => (
          <li key={apiPath}>
            <SiteLink to={`/?tab=${apiPath}#news`} stays aria-current={apiPath === tab ? 'true' : undefined}>
              {name}
            </SiteLink>
          </li>
        ))}
      </ul>
      <AsSent of={articles} name="articles">
        {(newest) => <Newest articles={newest} category={chosen} />}
      </AsSent>
    </Part>
  );
}

function Newest({ articles, category }: { articles: Article[]; category: NewsCategory | undefined }) {
  const { t } = useLingui();
  const chosenName = category?.name;
  const [first, ...others] = articles;
  if (!first) return <p className={css.none}>{t`Nothing has been published here yet.`}</p>;
  return (
    <div className={css.articles}>
      <ArticleCard article={first} category={false} sizes="(min-width: 60rem) 42rem, (min-width: 40rem) 92vw, 320px" />
      <div className={css.rows}>
        {others.map((article) => (
          <ArticleRow key={article.id} article={article} category={false} />
        ))}
        {category && (
          <SiteLink to={category.href} className={css.more}>
            {t`More: ${chosenName}`}
          </SiteLink>
        )}
      </div>
    </div>
  );
}
