import { useLingui } from '@lingui/react/macro';
import { redirect } from 'react-router';
import { Refusal } from '#platform/http/refusal.ts';
import { siteOf } from '#platform/http/site-context.ts';
import { localHref } from '#platform/i18n/address.ts';
import { Banner } from '#shell/banner.tsx';
import { Breadcrumbs } from '#shell/breadcrumbs.tsx';
import { SiteLink } from '#shell/link.tsx';
import type { PageHandle } from '#shell/page-handle.ts';
import { PageHead } from '#shell/page-head.tsx';
import { DateText } from '#ui/dates/date-text.tsx';
import { NotYet } from '#ui/not-yet.tsx';
import { Prose } from '#ui/prose.tsx';
import { TitleWords } from '#ui/titles/title-words.tsx';
import { useForeign } from '#ui/use-foreign.ts';
import { type AboutCard, cursorHref, readNumber } from '../about.ts';
import { aboutArticles, readArticle } from '../articles.server.ts';
import { useArticleParts } from '../ui/use-article-parts.ts';
import type { Route } from './+types/article.ts';
import css from './article.module.css';

export const handle = { section: 'about' } satisfies PageHandle;

/** @throws 404 for an article that does not exist; 301 to the page of the section that shows it, where one does */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { db, locale } = siteOf(context, 'about');
  const id = readNumber(params.id);
  const article = id === undefined ? undefined : await readArticle(db, { id }, locale);
  if (!article) throw new Refusal(404);
  if (!article.href.startsWith('/about/detail/')) throw redirect(localHref(locale, article.href), 301);
  const others = await aboutArticles(db, locale);
  return { article, others: others.filter(({ id, part }) => id !== article.id && part === article.part) };
}

/** An article of the section. */
export default function AboutArticlePage({ loaderData }: Route.ComponentProps) {
  const { article, others } = loaderData;
  const { t } = useLingui();
  const parts = useArticleParts();
  const { title, summary, body, lang, part, updatedOn } = article;
  const foreign = useForeign(lang);
  return (
    <>
      <PageHead title={title} description={summary} />
      <Banner section="about" />
      <div className={css.page}>
        <Breadcrumbs
          trail={[
            { title: t`About Us`, to: cursorHref('introduction') },
            { title: parts[part], to: `${cursorHref('introduction')}#${part}` },
          ]}
        />
        <div className={css.columns}>
          <article className={css.story}>
            <header className={css.head}>
              <h1 lang={foreign}>
                <TitleWords>{title}</TitleWords>
              </h1>
              <p className={css.summary} lang={foreign}>
                {summary}
              </p>
              <p className={css.updated}>
                {t`Last updated`} <DateText iso={updatedOn} /> <NotYet lang={lang} />
              </p>
            </header>
            <Prose html={body} lang={lang} />
          </article>
          <Others title={parts[part]} articles={others} />
        </div>
      </div>
    </>
  );
}

function Others({ title, articles }: { title: string; articles: AboutCard[] }) {
  const { i18n } = useLingui();
  if (articles.length === 0) return null;
  return (
    <nav aria-labelledby="others" className={css.others}>
      <h2 id="others">
        <TitleWords>{title}</TitleWords>
      </h2>
      <ul role="list">
        {articles.map(({ id, href, title, lang }) => (
          <li key={id} lang={lang === i18n.locale ? undefined : lang}>
            <SiteLink to={href}>{title}</SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
