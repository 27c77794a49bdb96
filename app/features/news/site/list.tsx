import { useLingui } from '@lingui/react/macro';
import { Refusal } from '#platform/http/refusal.ts';
import { siteOf } from '#platform/http/site-context.ts';
import { sentOnce } from '#platform/router/data/sent-once.ts';
import { Banner } from '#shell/banner.tsx';
import { Breadcrumbs } from '#shell/breadcrumbs.tsx';
import type { PageHandle } from '#shell/page-handle.ts';
import { PageHead } from '#shell/page-head.tsx';
import { AsSent } from '#shell/rendering/as-sent.tsx';
import { pagesOf } from '#ui/pages/pages-of.ts';
import { Pagination } from '#ui/pages/pagination.tsx';
import { categoriesOfSite } from '../categories.server.ts';
import { type ArticleCard as Article, articlesPerPage, listPageHref, readPage } from '../news.ts';
import { keptCount, latestArticles } from '../queries.server.ts';
import { ArticleCard } from '../ui/article-card.tsx';
import type { Route } from './+types/list.ts';
import { CategoryNav } from './category-nav.tsx';
import { FeedDoor } from './feed-door.tsx';
import { FeedLink } from './feed-link.tsx';
import css from './list.module.css';
import { ListEntry } from './list-entry.tsx';

export const handle = { section: 'news' } satisfies PageHandle;

/** @throws 404 for a category or a page that does not exist */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const site = siteOf(context, 'news');
  const { db, locale, clock } = site;
  const now = clock.now();
  const page = readPage(new URL(request.url).searchParams.get('page'));
  const categories = await categoriesOfSite(site);
  const category = categories.find(({ hexId }) => hexId === params.type);
  if (!category || page === undefined) throw new Refusal(404);
  const { total } = await keptCount(site, category.id);
  const pages = pagesOf(total, articlesPerPage);
  if (page > pages) throw new Refusal(404);
  const choice = { locale, now, categoryId: category.id, limit: articlesPerPage, offset: (page - 1) * articlesPerPage };
  const articles = await latestArticles(db, choice);
  return { categories, category, page, pages, articles: sentOnce(site, articles) };
}

/** A category of the news, page by page: words as rows, pictures and films as a wall. */
export default function NewsListPage({ loaderData }: Route.ComponentProps) {
  const { categories, category, page, pages, articles } = loaderData;
  const { t } = useLingui();
  const { name } = category;
  const title = page === 1 ? name : t`${name}, page ${page}`;
  const description = t`${name} of the China-Africa Economic and Trade Expo`;
  return (
    <>
      <PageHead title={title} description={description} query={page === 1 ? undefined : ['page']} />
      <FeedLink />
      <Banner section="news" title={name} />
      <CategoryNav categories={categories} current={category.id} />
      <div className={css.page}>
        <div className={css.above}>
          <Breadcrumbs trail={[{ title: t`News`, to: '/news/' }]} />
          <FeedDoor />
        </div>
        <AsSent of={articles} name="articles">
          {(all) => <Articles articles={all} as={category.module === null ? 'rows' : 'wall'} />}
        </AsSent>
        <Pagination
          page={page}
          pages={pages}
          hrefOf={(number) => listPageHref(category.hexId, number)}
          label={t`Pages: ${name}`}
        />
      </div>
    </>
  );
}

function Articles({ articles, as }: { articles: Article[]; as: 'rows' | 'wall' }) {
  const { t } = useLingui();
  if (articles.length === 0) return <p>{t`Nothing has been published here yet.`}</p>;
  return (
    <ul role="list" className={css[as]}>
      {articles.map((article, i) => (
        <li key={article.id}>
          {as === 'rows' ? (
            <ListEntry article={article} />
          ) : (
            <ArticleCard article={article} headingLevel={2} category={false} sizes={wallSizes} eager={i === 0} />
          )}
        </li>
      ))}
    </ul>
  );
}

/** How wide pictures stand on the wall; on phones a little less than they are, so that the smallest size serves. */
const wallSizes = '(min-width: 75rem) 23rem, (min-width: 60rem) 30vw, (min-width: 40rem) 45vw, 320px';
