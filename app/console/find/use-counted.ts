import { useLingui } from '@lingui/react/macro';
import { useLocale } from '#platform/i18n/use-locale.ts';
import type { FoundGroup } from './found.ts';

/** How many there are of a group, in figures: "12", or "12 or more" where not all were counted. */
export function useCounted(): (group: Pick<FoundGroup, 'count' | 'more'>) => string {
  const { t } = useLingui();
  const locale = useLocale();
  return ({ count, more }) => {
    const figures = count.toLocaleString(locale);
    return more ? t`${figures} or more` : figures;
  };
}
