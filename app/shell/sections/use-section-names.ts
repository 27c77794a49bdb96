import { useLingui } from '@lingui/react/macro';
import type { Section } from '#platform/feature/page-route.ts';

/** The names of the menu's items, as the contract fixes them, in the language of the page. */
export function useSectionNames(): Record<Section, string> {
  const { t } = useLingui();
  return {
    home: t`Home`,
    news: t`News`,
    forum: t`Programme`,
    exhibition: t`Exhibition`,
    cloud: t`Cloud Expo`,
    service: t`Exhibition Services`,
    finance: t`Finance`,
    negotiation: t`Project Negotiation`,
    brand: t`Partner window`,
    about: t`About Us`,
    search: t`Search`,
  };
}
