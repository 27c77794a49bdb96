import { useLingui } from '@lingui/react/macro';
import { siteOf } from '#platform/http/site-context.ts';
import { sentOnce } from '#platform/router/data/sent-once.ts';
import { Banner } from '#shell/banner.tsx';
import type { PageHandle } from '#shell/page-handle.ts';
import { PageHead } from '#shell/page-head.tsx';
import { AsSent } from '#shell/rendering/as-sent.tsx';
import { categoriesOfSite } from '../categories.server.ts';
import { type FrontPage, frontPage } from '../front-page.ts';
import { newestOfSite } from '../queries.server.ts';
import { ArticleCard, ArticleRow } from '../ui/article-card.tsx';
import type { Route } from './+types/index.ts';
import { CategoryNav } from './category-nav.tsx';
import { CategoryPart } from './category-part.tsx';
import { FeedDoor } from './feed-door.tsx';
import { FeedLink } from './feed-link.tsx';
import css from './index.module.css';

export const handle = { section: 'news' } satisfies PageHandle;

export async function loader({ context }: Route.LoaderArgs) {
  const site = siteOf(context, 'news');
  const [categories, articles] = await Promise.all([categoriesOfSite(site), newestOfSite(site)]);
  return { categories, front: sentOnce(site, frontPage(categories, articles)) };
}

/** The first page of the news: the latest story, then the newest of each category. */
export default function NewsPage({ loaderData }: Route.ComponentProps) {
  const { categories, front } = loaderData;
  const { t } = useLingui();
  const description = t`Announcements, reports from the halls, trade insight, photos and videos from the China-Africa Economic and Trade Expo.`;
  return (
    <>
      <PageHead title={t`News`} description={description} />
      <FeedLink />
      <Banner section="news" title={t`News`} lead={description} />
      <CategoryNav categories={categories} />
      <AsSent of={front} name="front">
        {(page) => <Front {...page} />}
      </AsSent>
    </>
  );
}

function Front({ lead, latest, rows }: FrontPage) {
  const { t } = useLingui();
  return (
    <>
      <section className={css.wrap} aria-labelledby="latest">
        <div className={css.head}>
          <h2 id="latest">{t`Latest`}</h2>
          <FeedDoor />
        </div>
        {lead ? (
          <div className={css.stories}>
            <ArticleCard
              article={lead}
              lead
              sizes="(min-width: 75rem) 44rem, (min-width: 60rem) 58vw, (min-width: 40rem) 92vw, 320px"
              eager
            />
            <ul role="list" className={css.rows}>
              {latest.map((article) => (
                <li key={article.id}>
                  <ArticleRow article={article} />
                </li>
              ))}
            </ul>
          </div>
        ) : (
          <p>{t`Nothing has been published yet.`}</p>
        )}
      </section>
      {rows.map((parts) =>
        parts[0]?.kind === 'texts' ? (
          <div key={parts[0].category.id} className={`${css.wrap} ${css.pair}`}>
            {parts.map((part) => (
              <CategoryPart key={part.category.id} {...part} />
            ))}
          </div>
        ) : (
          parts.map((part) => <CategoryPart key={part.category.id} {...part} />)
        ),
      )}
    </>
  );
}
