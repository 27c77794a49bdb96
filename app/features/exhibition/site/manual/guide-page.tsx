import { useLingui } from '@lingui/react/macro';
import type { SentOnce } from '#platform/router/data/sent-once.ts';
import { SiteLink } from '#shell/link.tsx';
import { AsSent } from '#shell/rendering/as-sent.tsx';
import { NotYet } from '#ui/not-yet.tsx';
import { Prose } from '#ui/prose.tsx';
import { TitleWords } from '#ui/titles/title-words.tsx';
import { useForeign } from '#ui/use-foreign.ts';
import { type Audience, type Chapter, guideHref } from '../../exhibition.ts';
import { Frame } from '../frame/frame.tsx';
import css from './guide-page.module.css';

/** A guide, whole: for exhibitors, or for visitors. */
export interface GuideData {
  guide: Audience;
  chapters: SentOnce<Chapter[]>;
}

export function GuidePage({ guide, chapters }: GuideData) {
  const { t } = useLingui();
  const guides = [
    { key: 'exhibitor', name: t`Exhibitor’s guide` },
    { key: 'visitor', name: t`Visitor’s guide` },
  ] as const;
  const forExhibitors = guide === 'exhibitor';
  return (
    <Frame
      cursor="manual"
      title={forExhibitors ? t`Exhibitor’s guide` : t`Visitor’s guide`}
      description={
        forExhibitors
          ? t`From application to the week after the show: stand, power, freight, customs, staff, insurance.`
          : t`How to reserve, get here, find a stand and meet exhibitors.`
      }
      query={forExhibitors ? [] : ['guide']}
    >
      <div className={css.page}>
        <nav aria-label={t`Guides`} className={css.guides}>
          <ul role="list">
            {guides.map(({ key, name }) => (
              <li key={key}>
                <SiteLink to={guideHref(key)} aria-current={key === guide ? 'page' : undefined}>
                  {name}
                </SiteLink>
              </li>
            ))}
          </ul>
        </nav>
        <AsSent of={chapters} name="guide">
          {(all) => <Chapters chapters={all} />}
        </AsSent>
      </div>
    </Frame>
  );
}

/** What is in it, and its chapters one below the other. */
function Chapters({ chapters }: { chapters: Chapter[] }) {
  const { t } = useLingui();
  return (
    <>
      <nav aria-labelledby="contents" className={css.contents}>
        <h2 id="contents">{t`Contents`}</h2>
        <ol role="list">
          {chapters.map((chapter) => (
            <Entry key={chapter.key} chapter={chapter} />
          ))}
        </ol>
      </nav>
      <div className={css.chapters}>
        {chapters.length === 0 && <p>{t`This guide has no chapters yet.`}</p>}
        {chapters.map((chapter) => (
          <ChapterText key={chapter.key} chapter={chapter} />
        ))}
      </div>
    </>
  );
}

function Entry({ chapter: { key, title, lang } }: { chapter: Chapter }) {
  return (
    <li>
      <a href={`#${key}`} lang={useForeign(lang)}>
        {title}
      </a>
    </li>
  );
}

function ChapterText({ chapter: { key, title, body, lang } }: { chapter: Chapter }) {
  return (
    <section id={key} aria-labelledby={`${key}-title`}>
      <h2 id={`${key}-title`} lang={useForeign(lang)}>
        <TitleWords>{title}</TitleWords>
      </h2>
      <NotYet lang={lang} />
      <Prose html={body} lang={lang} />
    </section>
  );
}
