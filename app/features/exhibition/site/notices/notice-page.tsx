import { useLingui } from '@lingui/react/macro';
import { Banner } from '#shell/banner.tsx';
import { Breadcrumbs } from '#shell/breadcrumbs.tsx';
import { SiteLink } from '#shell/link.tsx';
import { PageHead } from '#shell/page-head.tsx';
import button from '#ui/button.module.css';
import { DateText } from '#ui/dates/date-text.tsx';
import { NotYet } from '#ui/not-yet.tsx';
import { Prose } from '#ui/prose.tsx';
import { TitleWords } from '#ui/titles/title-words.tsx';
import { useForeign } from '#ui/use-foreign.ts';
import { guideHref, type Notice, noticesHref } from '../../exhibition.ts';
import { ExhibitionNav } from '../frame/exhibition-nav.tsx';
import css from './notice-page.module.css';

/** One notice, whole. */
export function NoticePage({ notice }: { notice: Notice }) {
  const { t } = useLingui();
  const { title, summary, body, lang, publishedAt, important, audience } = notice;
  const foreign = useForeign(lang);
  const whose = audience === 'exhibitor' ? t`For exhibitors` : t`For visitors`;
  const trail = [
    { title: t`Notices`, to: '/exhibition/?cursor=notice' },
    { title: whose, to: noticesHref({ audience }) },
  ];
  return (
    <>
      <PageHead title={title} description={summary} query={['id']} />
      <Banner section="exhibition" />
      <ExhibitionNav current="notice" />
      <div className={css.page}>
        <Breadcrumbs trail={trail} />
        <article className={css.notice}>
          <header className={css.head}>
            <p className={css.meta}>
              {important && <b>{t`Important`}</b>}
              <DateText iso={publishedAt} />
              <NotYet lang={lang} />
            </p>
            <h1 lang={foreign}>
              <TitleWords>{title}</TitleWords>
            </h1>
            <p className={css.summary} lang={foreign}>
              {summary}
            </p>
          </header>
          <Prose html={body} lang={lang} />
          <p className={css.doors}>
            <SiteLink to={guideHref(audience)} className={button.secondary}>
              {audience === 'exhibitor' ? t`Exhibitor’s guide` : t`Visitor’s guide`}
            </SiteLink>
            <SiteLink to={noticesHref()} className={button.quiet}>{t`All notices`}</SiteLink>
          </p>
        </article>
      </div>
    </>
  );
}
