import { useLingui } from '@lingui/react/macro';
import type { ListFilters } from '../list-filters.ts';
import { useProjectWords } from './use-project-words.ts';

/** Filters of the list whose names the page cannot know by itself. */
export interface NamedFilters {
  filters: ListFilters;
  regionName: string;
  industryName: string;
}

/** What filters are called: "“tea”, Kenya, Trade". */
export function useSearchWords(): (named: NamedFilters) => string {
  const { t } = useLingui();
  const { categoryName, statusName } = useProjectWords();
  return ({ filters: { name: words, category, status }, regionName, industryName }) => {
    const parts = [
      words && t`“${words}”`,
      regionName,
      category && categoryName(category),
      industryName,
      status && statusName(status),
    ].filter(Boolean);
    return parts.length === 0 ? t`All projects` : parts.join(t({ message: ', ', context: 'list' }));
  };
}
