import { useLingui } from '@lingui/react/macro';
import { SectionNav } from '#shell/section-nav.tsx';
import type { NewsCategory } from '../news.ts';

interface CategoryNavProps {
  categories: NewsCategory[];
  /** The category shown; none on the first page of the news. */
  current?: number;
}

/** The six parts of the news side by side. */
export function CategoryNav({ categories, current }: CategoryNavProps) {
  const { t } = useLingui();
  const all = { to: '/news/', name: t`All news`, current: current === undefined };
  const each = categories.map(({ id, name, href }) => ({ to: href, name, current: id === current }));
  return <SectionNav label={t`News categories`} items={[all, ...each]} />;
}
