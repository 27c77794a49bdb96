import { useEffect, useRef, useState } from 'react';
import { call, type Rows } from '#platform/client/call.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import type { FindableType } from '#platform/search-index/findable.ts';

/** A title that may be meant, with its page. */
export interface SuggestedTitle {
  type: FindableType;
  title: string;
  url: string;
  lang: Locale;
}

/** How long one has to stop typing, in milliseconds. */
const pause = 150;

/** Titles for what is being typed: asked for when one stops typing; an answer that comes too late is dropped. */
export function useSuggestions() {
  const [suggestions, setSuggestions] = useState<SuggestedTitle[]>([]);
  const running = useRef<AbortController>(undefined);

  function clear() {
    running.current?.abort();
    setSuggestions([]);
  }

  function ask(typed: string) {
    running.current?.abort();
    const keyword = typed.trim();
    if (keyword === '') return setSuggestions([]);
    const own = new AbortController();
    running.current = own;
    const { signal } = own;
    const timer = setTimeout(async () => {
      const answer = await call<Rows<SuggestedTitle>>('/api/search/suggest', { query: { keyword }, signal });
      if (!signal.aborted) setSuggestions(answer?.rows ?? []);
    }, pause);
    signal.addEventListener('abort', () => clearTimeout(timer));
  }

  useEffect(() => () => running.current?.abort(), []);
  return { suggestions, ask, clear };
}
