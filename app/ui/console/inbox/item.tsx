import { type ReactNode, useId } from 'react';
import css from './inbox.module.css';

/** Queue, thing and decision side by side; one column on a narrow page. */
export function Desk({ children }: { children: ReactNode }) {
  return <div className={css.desk}>{children}</div>;
}

interface ItemProps {
  title: string;
  lang?: string | undefined;
  /** What it is and where it comes from, above the title. */
  above: ReactNode;
  /** How else it can be seen. */
  under?: ReactNode;
  children: ReactNode;
}

/** The thing that is decided, with what has changed in it. */
export function Item({ title, lang, above, under, children }: ItemProps) {
  const id = useId();
  return (
    <article aria-labelledby={id} className={css.item}>
      <header>
        <p className={css.due}>{above}</p>
        <h2 id={id} lang={lang}>
          {title}
        </h2>
        {under && <p className={css.ways}>{under}</p>}
      </header>
      {children}
    </article>
  );
}

/** One field of it, or one line. @param is how it stands: "changed", "new"; when it was written */
export function Change({ title, is, children }: { title: ReactNode; is: ReactNode; children: ReactNode }) {
  return (
    <section className={css.change}>
      <h3>
        {title} <span>{is}</span>
      </h3>
      {children}
    </section>
  );
}

/** A file: its picture, its name as a link over what is known of it, what may be done. */
export function FileRow({
  picture,
  name,
  note,
  children,
}: {
  picture: ReactNode;
  name: ReactNode;
  note: ReactNode;
  children: ReactNode;
}) {
  return (
    <li className={css.file}>
      {picture}
      <span>
        {name}
        <small>{note}</small>
      </span>
      <span className={css.act}>{children}</span>
    </li>
  );
}

/** What has not changed, folded. */
export function Rest({ summary, children }: { summary: ReactNode; children: ReactNode }) {
  return (
    <details className={css.rest}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}

/** A letter as it will be sent. */
export function Letter({ lang, children }: { lang: string; children: ReactNode }) {
  return (
    <div className={css.letter} lang={lang}>
      {children}
    </div>
  );
}
