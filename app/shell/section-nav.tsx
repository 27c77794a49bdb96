import { SiteLink } from './link.tsx';
import css from './section-nav.module.css';

interface SectionNavProps {
  /** What is chosen from, for those who listen: "News categories". */
  label: string;
  /** `to` without language prefix. */
  items: { to: string; name: string; current: boolean }[];
}

/** The pages of a section side by side, below its banner. */
export function SectionNav({ label, items }: SectionNavProps) {
  return (
    <nav aria-label={label} className={css.nav}>
      <ul role="list">
        {items.map(({ to, name, current }) => (
          <li key={to}>
            <SiteLink to={to} aria-current={current ? 'page' : undefined}>
              {name}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
