import css from './counted-links.module.css';
import { SiteLink } from './link.tsx';

interface CountedLink {
  /** Without language prefix. */
  to: string;
  name: string;
  count: number;
}

/** Links into a list, each with how many things it finds. */
export function CountedLinks({ links }: { links: readonly CountedLink[] }) {
  return (
    <ul role="list" className={css.links}>
      {links.map(({ to, name, count }) => (
        <li key={to}>
          <SiteLink to={to}>{name}</SiteLink>
          <span>{count}</span>
        </li>
      ))}
    </ul>
  );
}
