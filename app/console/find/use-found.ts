import { useEffect, useState } from 'react';
import { call, type Rows } from '#platform/client/call.ts';
import type { FoundGroup } from './found.ts';

/** So long (milliseconds) nothing is asked while somebody types. */
const pause = 120;

/** What words lead to in the console. @returns undefined while nothing was asked or answered */
export function useFound(words: string): readonly FoundGroup[] | undefined {
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
  return words === '' ? undefined : found?.groups;
}
