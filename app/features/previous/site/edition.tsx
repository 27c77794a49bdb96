import { useLingui } from '@lingui/react/macro';
import { editionLine, editionsOfSite, newsDaysOf } from '#features/editions/index.server.ts';
import { editionHref } from '#features/editions/ui/edition-href.ts';
import { EditionJsonLd } from '#features/editions/ui/edition-json-ld.tsx';
import { latestArticles } from '#features/news/index.server.ts';
import { Refusal } from '#platform/http/refusal.ts';
import { siteOf } from '#platform/http/site-context.ts';
import { byName } from '#platform/i18n/by-name.ts';
import { sentOnce } from '#platform/router/data/sent-once.ts';
import { Banner } from '#shell/banner.tsx';
import { Breadcrumbs } from '#shell/breadcrumbs.tsx';
import type { PageHandle } from '#shell/page-handle.ts';
import { PageHead } from '#shell/page-head.tsx';
import { AsSent } from '#shell/rendering/as-sent.tsx';
import { NotYet } from '#ui/not-yet.tsx';
import { Prose } from '#ui/prose.tsx';
import { TitleWords } from '#ui/titles/title-words.tsx';
import { useForeign } from '#ui/use-foreign.ts';
import { Weave } from '#ui/weave/weave.tsx';
import type { Route } from './+types/edition.ts';
import css from './edition.module.css';
import { EditionFacts } from './edition-facts.tsx';
import { EditionFigures } from './edition-figures.tsx';
import { EditionGuests } from './edition-guests.tsx';
import { EditionNews } from './edition-news.tsx';
import { OtherEditions } from './other-editions.tsx';

export const handle = { section: 'about' } satisfies PageHandle;

const newsShown = 6;

/** @throws 404 for an edition that does not exist */
export async function loader({ context, params }: Route.LoaderArgs) {
  const site = siteOf(context, 'news');
  const { db, locale, clock } = site;
  const number = /^[1-9]\d{0,2}$/.test(params.id) ? Number(params.id) : 0;
  const all = await editionsOfSite(site);
  const found = all.find((each) => each.number === number);
  if (!found) throw new Refusal(404);
  const { from, to } = newsDaysOf(found);
  const until = new Date(Math.min(to.getTime(), clock.now().getTime()));
  const news = await latestArticles(db, { locale, from, now: until, limit: newsShown });
  const others = all.filter((each) => each !== found).map(editionLine);
  const { body, ...facts } = found;
  const guestCountries = facts.guestCountries.toSorted(byName(locale));
  return { edition: { ...facts, guestCountries }, body: sentOnce(site, body), rest: sentOnce(site, { others, news }) };
}

/** One edition: what it was about, who came, what was signed, and what was reported of it. */
export default function EditionPage({ loaderData }: Route.ComponentProps) {
  const { edition, body, rest } = loaderData;
  const { t } = useLingui();
  const { number, lang, name, theme, summary, figures } = edition;
  const foreign = useForeign(lang);
  const trail = [
    { title: t`About Us`, to: '/about/' },
    { title: t`Editions of the expo`, to: '/previous/' },
  ];
  return (
    <>
      <PageHead title={name} description={summary} />
      <EditionJsonLd edition={edition} to={editionHref(number)} />
      <Banner section="about" picture="previous" />
      <div className={css.page}>
        <Breadcrumbs trail={trail} />
        <header className={css.head}>
          <Weave id={`edition-${number}`} shape="square" className={css.weave} />
          <div>
            <h1 lang={foreign}>
              <TitleWords>{name}</TitleWords>
            </h1>
            <p className={css.theme} lang={foreign}>
              {theme}
            </p>
            <NotYet lang={lang} />
          </div>
        </header>
        <div className={css.columns}>
          <div>
            <p className={css.summary} lang={foreign}>
              {summary}
            </p>
            <AsSent of={body} name="body">
              {(html) => <Prose html={html} lang={lang} />}
            </AsSent>
          </div>
          <EditionFacts edition={edition} />
        </div>
      </div>
      {edition.guestCountries.length > 0 && <EditionGuests guests={edition.guestCountries} />}
      {figures.length > 0 && <EditionFigures figures={figures} />}
      <AsSent of={rest} name="rest">
        {({ news, others }) => (
          <>
            {news.length > 0 && <EditionNews news={news} />}
            <OtherEditions editions={others} />
          </>
        )}
      </AsSent>
    </>
  );
}
