import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Locale } from '#platform/i18n/locale.ts';
import { placesMost } from '../board/board.ts';
import type { CapacityChanged } from '../board/change-capacity.server.ts';
import type { Opened } from '../board/open-day.server.ts';
import type { DayClosed, Reopened } from '../closing/close-day.server.ts';
import { type ClosingProblems, noteMost } from '../closing/closing.ts';

/** What a day can be asked for, and what may come of it. */
export type DayAnswer = CapacityChanged | Opened | Reopened | Exclude<DayClosed, { outcome: 'wrong-fields' }>;

/** Why nothing was changed, and at which field that stands; without one it is about the day. */
interface RefusedDay {
  status: 409 | 422;
  field?: 'capacity' | 'opensAt' | 'reopen';
  words: MessageDescriptor;
}

/** Why nothing was changed; undefined where it was, or is already so. */
export function refusedDay(answer: DayAnswer, locale: Locale): RefusedDay | undefined {
  switch (answer.outcome) {
    case 'no-number': {
      const most = placesMost.toLocaleString(locale);
      return { status: 422, field: 'capacity', words: msg`Enter a whole number from 0 to ${most}.` };
    }
    case 'too-few': {
      const said = (figure: number) => figure.toLocaleString(locale);
      const [sold, held, least] = [said(answer.sold), said(answer.held), said(answer.sold + answer.held)] as const;
      const words = msg`Not changed: ${sold} places are reserved and ${held} are held at this moment. Enter at least ${least}.`;
      return { status: 409, field: 'capacity', words };
    }
    case 'too-late':
      return { status: 409, field: 'opensAt', words: msg`Choose a moment before the doors close on that day.` };
    case 'over':
      return { status: 409, words: msg`This day is over.` };
    case 'withdrawn':
      return {
        status: 409,
        words: msg`This day was withdrawn under Content. Publish it there to open booking again.`,
      };
    case 'closed-day':
    case 'closed-before':
      return { status: 409, words: msg`This day has been closed to visitors.` };
    case 'told':
      return {
        status: 409,
        field: 'reopen',
        words: msg`Not reopened: visitors have already been told that this day is closed, and some may have made other plans.`,
      };
    default:
      return undefined;
  }
}

const problemWords = {
  choose: msg`Choose why the day is closed.`,
  missing: msg`Write the note in this language too, or leave it empty in all. “Another reason” needs it in each.`,
  'too-long': msg`The note can have at most ${noteMost} characters.`,
};

/** What is wrong with a closing, a sentence for each field. */
export function wordsOfProblems(problems: ClosingProblems): Record<string, MessageDescriptor> {
  return Object.fromEntries(Object.entries(problems).map(([field, problem]) => [field, problemWords[problem]]));
}
