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

/**
 * Follows a talk while its page is in view: a browser has few connections to one site, and a page that nobody sees would keep
 * one of them. Whatever was missed comes as the page is looked at again. @returns what ends it
 */
function follow(id: string, lastSeen: () => number, changed: () => void): () => void {
  let wait = firstWait;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let source: EventSource | undefined;
  const close = () => {
    clearTimeout(timer);
    source?.close();
    source = undefined;
  };
  const open = () => {
    const opened = new EventSource(`/api/talk/${id}/events?after=${lastSeen()}`);
    source = opened;
    opened.onopen = () => {
      wait = firstWait;
    };
    opened.addEventListener('entry', changed);
    opened.addEventListener('changed', changed);
    opened.onerror = () => {
      // Where it was cut off the browser comes back by itself; where it was refused it does not.
      if (opened.readyState !== EventSource.CLOSED || source !== opened) return;
      timer = setTimeout(open, wait);
      wait = Math.min(wait * 2, longestWait);
    };
  };
  const look = () => {
    close();
    if (document.visibilityState !== 'visible') return;
    changed();
    open();
  };
  document.addEventListener('visibilitychange', look);
  if (document.visibilityState === 'visible') open();
  return () => {
    document.removeEventListener('visibilitychange', look);
    close();
  };
}
