import { useEffect, useState } from 'react';
import { call, type Rows } from '#platform/client/call.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { type EventCard, type EventKind, mostIds } from '../programme.ts';

/** A row of `/api/forum/list`, as far as a card needs it. */
interface Row extends Omit<EventCard, 'kind'> {
  kind: EventKind;
  kindName: string;
  lang: Locale;
}

/** What has been fetched: for which ids, and what came; no cards where it failed. */
interface Fetched {
  asked: string;
  cards: EventCard[] | undefined;
}

interface Events {
  events: EventCard[];
  /** `complete`: what was asked for has come; `failed`: it could not be fetched. */
  state: 'loading' | 'complete' | 'failed';
  retry(): void;
}

/** The events of these ids, in the order of their beginning, fetched as ids come that are not known yet. */
export function useEvents(ids: readonly number[] | undefined): Events {
  const [fetched, setFetched] = useState<Fetched>({ asked: '', cards: [] });
  const covered = new Set(fetched.asked.split(',').map(Number));
  const asked = ids?.every((id) => covered.has(id)) ? fetched.asked : (ids ?? []).join(',');

  useEffect(() => {
    if (asked === '') return undefined;
    const stop = new AbortController();
    void fetchEvents(asked, stop.signal).then((came) => {
      if (!stop.signal.aborted) setFetched(came);
    });
    return () => stop.abort();
  }, [asked]);

  const retry = () => {
    setFetched({ asked: '', cards: [] });
    void fetchEvents(asked).then((came) => setFetched((now) => (now.asked === '' ? came : now)));
  };

  const events = fetched.cards?.filter(({ id }) => ids?.includes(id)) ?? [];
  const settled = asked === fetched.asked;
  const state = !settled ? 'loading' : fetched.cards ? 'complete' : 'failed';
  return { events, state, retry };
}

async function fetchEvents(asked: string, signal?: AbortSignal): Promise<Fetched> {
  const answer = await call<Rows<Row>>('/api/forum/list', {
    query: { ids: asked, pageSize: mostIds },
    ...(signal ? { signal } : {}),
  });
  return { asked, cards: answer?.rows.map(cardOf) };
}

function cardOf({ kind, kindName, ...row }: Row): EventCard {
  return { ...row, kind: { key: kind, name: kindName } };
}
