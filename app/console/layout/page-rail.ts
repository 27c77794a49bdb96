import { useMatches } from 'react-router';
import type { RailGroup } from '#ui/console/frame/rail.tsx';

/** The rail of the page that is shown: what its loader gives as `rail`. */
export function usePageRail(): readonly RailGroup[] {
  return railIn(useMatches().at(-1)?.loaderData);
}

function railIn(data: unknown): readonly RailGroup[] {
  const given = typeof data === 'object' && data !== null && 'rail' in data ? data.rail : undefined;
  return Array.isArray(given) ? given : [];
}
