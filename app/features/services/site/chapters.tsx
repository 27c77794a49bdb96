import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { AsSent } from '#shell/rendering/as-sent.tsx';
import { NotYet } from '#ui/not-yet.tsx';
import { Prose } from '#ui/prose.tsx';
import { TitleWords } from '#ui/titles/title-words.tsx';
import { useForeign } from '#ui/use-foreign.ts';
import type { PagePart } from '../services.ts';
import css from './chapters.module.css';

/** A chapter that is more than words. */
export interface Chapter {
  /** Its address within the page. */
  id: string;
  title: string;
  content: ReactNode;
}

interface ChaptersProps {
  /** The page's text. */
  parts: PagePart[];
  /** What stands below the words of a part, by its key. */
  after?: Record<string, ReactNode>;
  /** What follows the text. */
  more?: Chapter[];
  /** What stands above all, such as a map. */
  children?: ReactNode;
}

/** A long page: what is on it at the side, its chapters one below the other. */
export function Chapters({ parts, after = {}, more = [], children }: ChaptersProps) {
  const { t } = useLingui();
  return (
    <div className={css.page}>
      <nav aria-labelledby="on-this-page" className={css.contents}>
        <p id="on-this-page">{t`On this page`}</p>
        <ul role="list">
          {parts.map((part) => (
            <li key={part.key}>
              <PartLink part={part} />
            </li>
          ))}
          {more.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={css.chapters}>
        {children}
        {parts.map((part) => (
          <PartChapter key={part.key} part={part}>
            {after[part.key]}
          </PartChapter>
        ))}
        {more.map(({ id, title, content }) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`}>
              <TitleWords>{title}</TitleWords>
            </h2>
            {content}
          </section>
        ))}
      </div>
    </div>
  );
}

function PartLink({ part: { key, title, lang } }: { part: PagePart }) {
  return (
    <a href={`#${key}`} lang={useForeign(lang)}>
      {title}
    </a>
  );
}

function PartChapter({ part, children }: { part: PagePart; children: ReactNode }) {
  const { key, title, body, lang } = part;
  return (
    <section id={key} aria-labelledby={`${key}-title`}>
      <h2 id={`${key}-title`} lang={useForeign(lang)}>
        <TitleWords>{title}</TitleWords>
      </h2>
      <NotYet lang={lang} />
      <AsSent of={body} name={`text-${key}`}>
        {(html) => <Prose html={html} lang={lang} />}
      </AsSent>
      {children}
    </section>
  );
}
