import type { ReactNode } from 'react';
import { TitleWords } from '#ui/titles/title-words.tsx';
import { SiteLink } from './link.tsx';
import css from './part.module.css';

interface PartProps {
  /** Also the part's address within the page, and what its name is found by. */
  id: string;
  title: string;
  /** Where all of it is to be seen; `to` without language prefix. */
  more?: { to: string; label: string };
  children: ReactNode;
}

/** A part of a page: a heading over a full rule, and what stands below it. */
export function Part({ id, title, more, children }: PartProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={css.part}>
      <div className={css.head}>
        <h2 id={`${id}-title`}>
          <TitleWords>{title}</TitleWords>
        </h2>
        {more && <SiteLink to={more.to}>{more.label}</SiteLink>}
      </div>
      {children}
    </section>
  );
}
