import { useEffect, useState } from 'react';
import { call, type Rows } from '#platform/client/call.ts';
import type { DayStand } from '../board/board.ts';

/** So often (milliseconds) a page that is seen asks for the figures anew. */
const beat = 5000;

interface LiveDays {
  days: readonly DayStand[];
  /** Whether they are renewed: not where the site is no longer reached, or the session has ended. */
  isLive: boolean;
}

/** The days as they stand just now: as the page was made until it is awake, and then anew every few seconds while it is seen. */
export function useLiveDays(first: readonly DayStand[]): LiveDays {
  const [days, setDays] = useState(first);
  const [isLive, setLive] = useState(false);
  useEffect(() => {
    setDays(first);
    setLive(true);
    const ask = async () => {
      if (document.visibilityState !== 'visible') return;
      const answer = await call<Rows<DayStand>>('/api/console/reservations', {});
      // Where it fails the page stays as it was, and says so.
      setLive(answer !== undefined);
      if (answer) setDays(answer.rows);
    };
    const timer = setInterval(ask, beat);
    return () => clearInterval(timer);
  }, [first]);
  return { days, isLive };
}
