import { useLocation, useMatches } from 'react-router';
import type { Section } from '#platform/feature/page-route.ts';
import { readAddress } from '#platform/i18n/address.ts';
import type { PageHandle } from '../page-handle.ts';
import { sectionOf } from './sections.ts';

/** The menu's active item: as the page's handle says, else by the path (specification 2). */
export function useActiveSection(): Section | undefined {
  const { pathname, search } = useLocation();
  const said = useMatches().findLast(({ handle }) => (handle as PageHandle | undefined)?.section);
  return (said?.handle as PageHandle | undefined)?.section ?? sectionOf(readAddress(pathname).path, search);
}
