import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '#platform/client/call.ts';

interface Followed {
  id: string;
  lastNumber: number;
  readNumber: number;
  isLatest: boolean;
}

/** How long (milliseconds) the browser waits before it asks again for a stream that was refused; twice as long each time. */
const firstWait = 5000;
const longestWait = 60_000;

/**
 * Keeps a talk live once the page is awake: asks for the page's data anew when the stream says that something has happened,
 * and says what has been read while the page is in view. Without script, or without a stream, the page is complete by itself.
 */
export function useTalkEvents({ id, lastNumber, readNumber, isLatest }: Followed): void {
  const { revalidate } = useRevalidator();
  const latest = useRef(lastNumber);
  latest.current = lastNumber;

  useEffect(() => {
    if (!isLatest) return undefined;
    return follow(id, () => latest.current, revalidate);
  }, [id, isLatest, revalidate]);

  useEffect(() => {
    if (!isLatest || readNumber >= lastNumber) return undefined;
    const say = () => {
      if (document.visibilityState !== 'visible') return;
      document.removeEventListener('visibilitychange', say);
      void call('/api/talk/read', { body: { id, number: lastNumber } });
    };
    document.addEventListener('visibilitychange', say);
    say();
    return () => document.removeEventListener('visibilitychange', say);
  }, [id, isLatest, lastNumber, readNumber]);
}

/** Opens the stream of a talk, and opens it again where it was refused. @returns what ends it */
function follow(id: string, lastSeen: () => number, changed: () => void): () => void {
  let wait = firstWait;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let source: EventSource;
  const open = () => {
    source = new EventSource(`/api/talk/${id}/events?after=${lastSeen()}`);
    source.onopen = () => {
      wait = firstWait;
    };
    source.addEventListener('entry', changed);
    source.addEventListener('changed', changed);
    source.onerror = () => {
      // Where it was cut off the browser comes back by itself.
      if (source.readyState !== EventSource.CLOSED) return;
      timer = setTimeout(open, wait);
      wait = Math.min(wait * 2, longestWait);
    };
  };
  open();
  return () => {
    clearTimeout(timer);
    source.close();
  };
}
