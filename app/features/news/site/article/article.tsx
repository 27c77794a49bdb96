import { useLingui } from '@lingui/react/macro';
import { redirect } from 'react-router';
import { transcriptOf } from '#features/media/index.server.ts';
import { Film } from '#features/media/ui/film.tsx';
import { Transcript } from '#features/media/ui/transcript.tsx';
import { Refusal } from '#platform/http/refusal.ts';
import { siteOf } from '#platform/http/site-context.ts';
import { localHref } from '#platform/i18n/address.ts';
import { useLocale } from '#platform/i18n/use-locale.ts';
import { sentOnce } from '#platform/router/data/sent-once.ts';
import { Banner } from '#shell/banner.tsx';
import { Breadcrumbs } from '#shell/breadcrumbs.tsx';
import type { PageHandle } from '#shell/page-handle.ts';
import { PageHead } from '#shell/page-head.tsx';
import { AsSent } from '#shell/rendering/as-sent.tsx';
import { useShellData } from '#shell/shell-data.ts';
import { NotYet } from '#ui/not-yet.tsx';
import { TitleWords } from '#ui/titles/title-words.tsx';
import { useForeign } from '#ui/use-foreign.ts';
import { WovenPicture } from '#ui/woven/woven-picture.tsx';
import { type Article, listHref, readArticleId, weaveSeed } from '../../news.ts';
import { readArticle, relatedTo } from '../../queries.server.ts';
import { ArticlePicture } from '../../ui/article-picture.tsx';
import { FeedLink } from '../feed-link.tsx';
import type { Route } from './+types/article.ts';
import { Album } from './album.tsx';
import css from './article.module.css';
import { ArticleFacts } from './article-facts.tsx';
import { ArticleJsonLd } from './article-json-ld.tsx';
import { Body } from './body.tsx';
import { Neighbours } from './neighbours.tsx';
import { Related } from './related.tsx';
import { Share } from './share.tsx';

export const handle = { section: 'news' } satisfies PageHandle;

/**
 * @throws 404 for an article that does not exist or is not published yet; 301 to its own address where it was asked for
 * under another category
 */
export async function loader({ context, params }: Route.LoaderArgs) {
  const site = siteOf(context, 'news');
  const { db, locale, clock } = site;
  const reader = { locale, now: clock.now() };
  const id = readArticleId(params.id);
  if (id === undefined) throw new Refusal(404);
  const article = await readArticle(db, id, reader);
  if (!article) throw new Refusal(404);
  const { category, countries, href } = article;
  if (category.hexId !== params.type) throw redirect(localHref(locale, href), 301);
  const subject = { id, categoryId: category.id, countries: countries.map(({ code }) => code) };
  const { body, ...facts } = article;
  return {
    article: facts,
    transcript: sentOnce(site, article.video ? await transcriptOf(site, article.video) : null),
    body: sentOnce(site, body),
    related: sentOnce(site, await relatedTo(db, subject, reader)),
  };
}

/** One article: what it says, its pictures or film, its surroundings. */
export default function ArticlePage({ loaderData }: Route.ComponentProps) {
  const { article, transcript, body, related } = loaderData;
  const { t } = useLingui();
  const locale = useLocale();
  const origin = useShellData()?.origin ?? '';
  const { title, summary, category, lang } = article;
  const foreign = useForeign(lang);
  const trail = [
    { title: t`News`, to: '/news/' },
    { title: category.name, to: listHref(category.hexId) },
  ];
  return (
    <>
      <PageHead title={title} description={summary} image={article.preview} />
      <ArticleJsonLd article={article} />
      <FeedLink />
      <Banner section="news" />
      <div className={css.page}>
        <Breadcrumbs trail={trail} />
        <article className={css.article}>
          <ArticleFacts article={article} />
          <div className={css.story}>
            <header className={css.head}>
              <h1 lang={foreign}>
                <TitleWords>{title}</TitleWords>
              </h1>
              <p className={css.summary} lang={foreign}>
                {summary}
              </p>
              <NotYet lang={lang} />
            </header>
            <Show article={article} />
            <AsSent of={transcript} name="transcript">
              {(lines) => lines && <Transcript of={lines} />}
            </AsSent>
            <AsSent of={body} name="body">
              {(html) => <Body html={html} lang={lang} />}
            </AsSent>
          </div>
          <Share permalink={`${origin}${localHref(locale, article.href)}`} title={title} />
        </article>
        <Neighbours previous={article.previous} next={article.next} />
      </div>
      <AsSent of={related} name="related">
        {(articles) => <Related articles={articles} />}
      </AsSent>
    </>
  );
}

/** What is to be seen: the film, the album, the picture, the woven scene or the weave. */
function Show({ article }: { article: Omit<Article, 'body'> }) {
  if (article.video) return <Film video={article.video} className={css.film} />;
  if (article.album.length > 0) return <Album pictures={article.album} />;
  if (article.picture) {
    return (
      <div className={css.picture}>
        <ArticlePicture
          article={article}
          shape="wide"
          sizes="(min-width: 75rem) 46rem, (min-width: 60rem) 65vw, (min-width: 40rem) 92vw, 320px"
          eager
        />
      </div>
    );
  }
  return <WovenPicture src={article.scene} weave={weaveSeed(article.id)} shape="wide" className={css.weave} eager />;
}
