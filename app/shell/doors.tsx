import type { ReactNode } from 'react';
import css from './doors.module.css';
import { SiteLink } from './link.tsx';

interface Door {
  /** Without language prefix. */
  to: string;
  name: string;
  /** What is behind it. */
  text: string;
  /** How many things are. */
  count?: ReactNode;
}

/** Ways into the parts of something, side by side. */
export function Doors({ doors }: { doors: readonly Door[] }) {
  return (
    <ul role="list" className={css.doors}>
      {doors.map(({ to, name, text, count }) => (
        <li key={to}>
          <SiteLink to={to}>
            <b>{name}</b>
            <span>{text}</span>
            {count && <small>{count}</small>}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
