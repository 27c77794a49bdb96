import { useLingui } from '@lingui/react/macro';
import type { ListedRevision } from '../content/revisions.server.ts';

/** Where a revision comes from, behind the name of who made it; nothing where somebody has simply written it. */
export function useOriginWords(): (origin: ListedRevision['origin'], from: number | null) => string {
  const { t } = useLingui();
  return (origin, from) => {
    switch (origin) {
      case 'restored':
        return t`, revision ${from} restored`;
      case 'merged':
        return t`, merged from two texts`;
      case 'imported':
        return t`, imported from a file`;
      case 'adopted':
        return t`, already on the site`;
      case 'saved':
        return '';
    }
  };
}
