import type { ReactNode } from 'react';
import css from './page.module.css';

interface ConsoleHeadProps {
  title: string;
  lang?: string;
  /** The way that leads here, above the title: links and where one is. */
  above?: ReactNode;
  /** How much, of when: "412 in the fourth edition · Monday 16 June 2025, 10:24, Beijing time". */
  under?: ReactNode;
  /** `ButtonLink`s and `Button`s, the main one last. */
  children?: ReactNode;
}

/** The head of a page: its h1 over a full rule, what can be done with the whole beside it. */
export function ConsoleHead({ title, lang, above, under, children }: ConsoleHeadProps) {
  return (
    <div className={css.head}>
      <div>
        {above && <p className={css.above}>{above}</p>}
        <h1 lang={lang}>{title}</h1>
        {under && <p className={css.under}>{under}</p>}
      </div>
      {children && <div className={css.line}>{children}</div>}
    </div>
  );
}
