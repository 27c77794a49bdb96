import { useLingui } from '@lingui/react/macro';
import { data, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { Film } from '#features/media/ui/film.tsx';
import { siteOf } from '#platform/http/site-context.ts';
import { localHref } from '#platform/i18n/address.ts';
import { Banner } from '#site/banner.tsx';
import { Breadcrumbs } from '#site/breadcrumbs.tsx';
import type { PageHandle } from '#site/page-handle.ts';
import { PageHead } from '#site/page-head.tsx';
import { NotYet } from '#ui/not-yet.tsx';
import { Prose } from '#ui/prose.tsx';
import { type Article, listHref, readArticleId } from '../news.ts';
import { readArticle, relatedTo } from '../queries.server.ts';
import { ArticlePicture } from '../ui/article-picture.tsx';
import { useForeign } from '../ui/use-foreign.ts';
import { Album } from './album.tsx';
import css from './article.module.css';
import { ArticleFacts } from './article-facts.tsx';
import { FeedLink } from './feed-link.tsx';
import { Neighbours } from './neighbours.tsx';
import { Related } from './related.tsx';

export const handle = { section: 'news' } satisfies PageHandle;

/**
 * @throws 404 for an article that does not exist or is not published yet; 301 to its own address where it was asked for
 * under another category
 */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const { db, locale, clock } = siteOf(context, 'news');
  const reader = { locale, now: clock.now() };
  const id = readArticleId(params.id);
  if (id === undefined) throw data(null, { status: 404 });
  const [article, related] = await Promise.all([readArticle(db, id, reader), relatedTo(db, id, reader)]);
  if (!article) throw data(null, { status: 404 });
  if (article.category.hexId !== params.type) throw redirect(localHref(locale, article.href), 301);
  return { article, related };
}

/** One article: what it says, its pictures or film, its surroundings. */
export default function ArticlePage() {
  const { article, related } = useLoaderData<typeof loader>();
  const { t } = useLingui();
  const { title, summary, category, lang } = article;
  const foreign = useForeign(lang);
  const trail = [
    { title: t`News`, to: '/news/' },
    { title: category.name, to: listHref(category.hexId) },
  ];
  return (
    <>
      <PageHead title={title} description={summary} image={article.preview} />
      <FeedLink />
      <Banner section="news" />
      <div className={css.page}>
        <Breadcrumbs trail={trail} />
        <article className={css.article}>
          <header className={css.head}>
            <h1 lang={foreign}>{title}</h1>
            <p className={css.summary} lang={foreign}>
              {summary}
            </p>
            <NotYet lang={lang} />
          </header>
          <ArticleFacts article={article} />
          <div className={css.body}>
            <Show article={article} />
            <Prose html={article.body} lang={lang} />
          </div>
        </article>
        <Neighbours previous={article.previous} next={article.next} />
      </div>
      <Related articles={related} />
    </>
  );
}

/** What is to be seen: the film, the album, the picture, or the weave. */
function Show({ article }: { article: Article }) {
  if (article.video) return <Film video={article.video} className={css.film} />;
  if (article.album.length > 0) return <Album pictures={article.album} />;
  return (
    <div className={css.picture}>
      <ArticlePicture article={article} shape="wide" sizes="(min-width: 60rem) 46rem, 92vw" eager />
    </div>
  );
}
