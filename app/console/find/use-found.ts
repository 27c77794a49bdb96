import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { call, type Rows } from '#platform/client/call.ts';
import type { PaletteGroup } from '#ui/console/palette/palette.tsx';
import type { FoundGroup } from './found.ts';
import { useCounted } from './use-counted.ts';

/** So long (milliseconds) nothing is asked while somebody types. */
const pause = 120;

/** What words lead to in the console, with the lists of what is not all here. @returns undefined while nothing was asked or answered */
export function useFound(words: string): readonly PaletteGroup[] | undefined {
  const { t } = useLingui();
  const counted = useCounted();
  const [found, setFound] = useState<{ words: string; groups: FoundGroup[] }>();
  useEffect(() => {
    if (words === '') return setFound(undefined);
    const given = new AbortController();
    const timer = setTimeout(async () => {
      const answer = await call<Rows<FoundGroup>>('/api/console/find', { query: { q: words }, signal: given.signal });
      if (!given.signal.aborted && answer) setFound({ words, groups: answer.rows });
    }, pause);
    return () => {
      clearTimeout(timer);
      given.abort();
    };
  }, [words]);
  if (words === '') return undefined;
  return found?.groups.map(({ title, links, all, ...of }) => ({
    title,
    count: of.count,
    links: all ? [...links, { name: t`All results in ${title}`, to: all, note: counted(of) }] : links,
  }));
}
