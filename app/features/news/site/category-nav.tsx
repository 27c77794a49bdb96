import { useLingui } from '@lingui/react/macro';
import { SiteLink } from '#site/link.tsx';
import type { NewsCategory } from '../news.ts';
import css from './category-nav.module.css';

interface CategoryNavProps {
  categories: NewsCategory[];
  /** The category shown; none on the first page of the news. */
  current?: number;
}

/** The six parts of the news side by side. */
export function CategoryNav({ categories, current }: CategoryNavProps) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`News categories`} className={css.nav}>
      <ul role="list">
        <li>
          <SiteLink to="/news/" aria-current={current === undefined ? 'page' : undefined}>
            {t`All news`}
          </SiteLink>
        </li>
        {categories.map(({ id, name, href }) => (
          <li key={id}>
            <SiteLink to={href} aria-current={id === current ? 'page' : undefined}>
              {name}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
