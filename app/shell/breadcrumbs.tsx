import { useLingui } from '@lingui/react/macro';
import css from './breadcrumbs.module.css';
import { JsonLd } from './json-ld/json-ld.tsx';
import { SiteLink } from './link.tsx';
import { useAbsolute } from './use-absolute.ts';

interface BreadcrumbsProps {
  /** From the outermost page below home to the parent of this one; `to` without language prefix. */
  trail: { title: string; to: string }[];
}

/** The way from the home page to the page above this one. */
export function Breadcrumbs({ trail }: BreadcrumbsProps) {
  const { t } = useLingui();
  const absolute = useAbsolute();
  const way = [{ title: t`Home`, to: '/' }, ...trail];
  const items = way.map(({ title, to }, i) => ({
    '@type': 'ListItem',
    position: i + 1,
    name: title,
    item: absolute(to),
  }));
  return (
    <nav aria-label={t`Breadcrumb`} className={css.breadcrumbs}>
      <JsonLd data={{ '@type': 'BreadcrumbList', itemListElement: items }} />
      <ol className={css.trail}>
        {way.map(({ title, to }) => (
          <li key={to}>
            <SiteLink to={to}>{title}</SiteLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}
