import { useEffect, useState } from 'react';
import { call, type Rows } from '#platform/client/call.ts';

/** A page of the site that a text may lead to. */
export interface FoundPage {
  /** Without language. */
  path: string;
  title: string;
  /** 'Article' */
  kind: string;
}

/** So long (milliseconds) nothing is asked while somebody types. */
const pause = 200;

/** Published pages by words of their titles. @returns undefined while nothing was asked or answered */
export function useFoundPages(words: string): FoundPage[] | undefined {
  const [found, setFound] = useState<FoundPage[]>();
  useEffect(() => {
    setFound(undefined);
    if (words.trim() === '') return;
    const given = new AbortController();
    const timer = setTimeout(async () => {
      const answer = await call<Rows<FoundPage>>('/api/console/pages', { query: { q: words }, signal: given.signal });
      if (!given.signal.aborted) setFound(answer?.rows);
    }, pause);
    return () => {
      clearTimeout(timer);
      given.abort();
    };
  }, [words]);
  return found;
}
