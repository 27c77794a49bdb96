import { useLingui } from '@lingui/react/macro';
import type { FindableType } from '#platform/search-index/findable.ts';

/** The kinds of things that are found, as readers call many of them. */
export function useTypeNames(): Record<FindableType, string> {
  const { t } = useLingui();
  return {
    news: t`News`,
    event: t`Events`,
    exhibitor: t`Exhibitors`,
    buyer: t`Buyers`,
    project: t`Projects`,
    service: t`Services`,
    partner: t`Partners`,
    edition: t`Editions`,
    country: t`African countries`,
    download: t`Downloads`,
    page: t`Pages`,
  };
}
