import { useLingui } from '@lingui/react/macro';
import css from './breadcrumbs.module.css';
import { SiteLink } from './link.tsx';

interface BreadcrumbsProps {
  /** From the outermost page below home to the parent of this one; `to` without language prefix. */
  trail: { title: string; to: string }[];
}

/** The way from the home page to the page above this one. */
export function Breadcrumbs({ trail }: BreadcrumbsProps) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Breadcrumb`} className={css.breadcrumbs}>
      <ol className={css.trail}>
        {[{ title: t`Home`, to: '/' }, ...trail].map(({ title, to }) => (
          <li key={to}>
            <SiteLink to={to}>{title}</SiteLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}
