import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Why, Wrong } from './plan/answers.ts';
import { mostAtOnce, mostMetres } from './plan/stands.ts';

/** What is wrong at a field of a stand, in the reader's language. @param hall its size in metres */
export function wrongWords(i18n: I18n, { field, why, other }: Wrong, hall: { width: number; depth: number }): string {
  if (why === 'whole')
    return i18n._(field === 'count' ? countWords : metreWords[field === 'x' || field === 'y' ? 'at' : 'long']);
  return i18n._(sentences(hall, other)[why]);
}

const countWords = msg`Please enter a whole number from 1 to ${mostAtOnce}.`;
const metreWords = {
  at: msg`Please enter whole metres, 0 or more.`,
  long: msg`Please enter whole metres from 1 to ${mostMetres}.`,
};

function sentences(
  { width, depth }: { width: number; depth: number },
  other = '',
): Record<Exclude<Why, 'whole'>, MessageDescriptor> {
  return {
    number: msg`Please enter a letter and two digits, such as A07.`,
    taken: other ? msg`There is already a stand ${other} in this hall.` : msg`This number is taken in this hall.`,
    noNumbers: msg`An aisle has numbers up to 99. Start lower, or draw fewer stands.`,
    upon: other
      ? msg`Stand ${other} is there. Choose a free place.`
      : msg`Another stand is there. Choose a free place.`,
    beyond: msg`The stand would go beyond the walls: the hall measures ${width} × ${depth} m.`,
    unknown: msg`This company is not published. Publish it first, or choose another.`,
    elsewhere: msg`This company has stand ${other}. All stands of a company are in one hall.`,
    apart: msg`These two stands do not share a whole side.`,
    'whole-stand': msg`Both parts need at least one metre.`,
  };
}

/** Why nothing was done on a plan. */
export const notDoneWords = {
  changed: msg`Someone has changed this since you opened it. Check what is there now, then try again.`,
  nothing: msg`There is nothing to do: someone may have done it already.`,
  notYet: msg`Visitors see this plan once its edition is the current one.`,
};

/** That something which a plan changes cannot be published: nothing of the plan is. @param name of the exhibitor, or the code of the stand */
export function notPublishedWords(i18n: I18n, name: string): string {
  return i18n._(
    msg`${name} could not be published, so visitors still see the previous plan. Open it to see what is missing.`,
  );
}
