import type { Locale } from '#platform/i18n/locale.ts';
import type { StateName } from '#ui/console/states/mark.tsx';
import type { State } from '../content/life.ts';

/** How a thread stands, as its mark says it. */
export interface ThreadMark {
  of: StateName;
  /** By how many changes it is behind. */
  by?: number;
  /** When it goes out, written for the reader. */
  when?: string;
}

interface Standing {
  state: State;
  published: number | null;
  behind: number;
  publishAt: Date | null;
}

/** The mark of a thread; missing where there is none. @param write how a moment is written for whoever reads it */
export function markOf(thread: Standing | undefined, write: (moment: Date) => string): ThreadMark {
  if (!thread) return { of: 'missing' };
  const { state, behind, publishAt } = thread;
  if (publishAt) return { of: 'signed', when: write(publishAt) };
  if (state === 'published' && behind > 0) return { of: 'behind', by: behind };
  return { of: state };
}

/** A part of a thing as pages name it in their addresses. */
export type ThreadName = Locale | 'shared';
