import { venueIso } from '#platform/clock/clock.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { isLocale, languagesFor } from '#platform/i18n/locale.ts';
import type { StateName } from '#ui/console/states/mark.tsx';
import { formatDay } from '#ui/dates/dates.ts';
import type { Thread } from '../content/document.ts';
import type { Steps } from '../content/life.ts';
import type { ShownThing, ShownThread } from '../content/read-thing.server.ts';
import { markOf, type ThreadMark } from '../shown/mark-of.ts';
import { personName } from '../shown/person-name.server.ts';
import { comingTime } from '../shown/short-time.server.ts';

/** What readers of a language see of a thing just now. */
export type ReadersSee =
  | { is: 'own'; number: number; of: string; behind: number }
  /** Another language, with a note that says so. */
  | { is: 'other'; locale: Locale }
  | { is: 'nothing' };

/** How a part of a thing stands. */
export interface StandingThread {
  thread: Thread;
  mark: ThreadMark;
  steps: StateName[];
  who: { face: string; name: string; due?: string | undefined; isGiven: boolean } | undefined;
  sees: ReadersSee;
}

/** How all parts of a thing stand, those alone that it can have. */
export function standingOf(
  thing: ShownThing | undefined,
  threads: readonly Thread[],
  { steps, locale }: { steps: Steps; locale: Locale },
): StandingThread[] {
  return threads.map((thread) => {
    const row = thing?.threads.find((each) => each.thread === thread);
    return {
      thread,
      mark: markOf(row, (moment) => comingTime(moment, locale)),
      steps: stepMarks(row, thread === 'shared' ? 0 : steps),
      who: whoHas(thing, thread, row, locale),
      sees: seenIn(thing, thread, locale),
    };
  });
}

function whoHas(thing: ShownThing | undefined, thread: Thread, row: ShownThread | undefined, locale: Locale) {
  const given = thing?.given.find((each) => each.thread === thread);
  const person = given?.to ?? row?.who;
  if (!person) return undefined;
  const due = given?.due ? formatDay(given.due, locale) : undefined;
  return {
    face: String(person.id ?? person.name),
    name: personName(person, locale),
    due,
    isGiven: given !== undefined,
  };
}

/** How far a text is at each step: draft, the steps of its review, published. */
function stepMarks(row: ShownThread | undefined, steps: Steps): StateName[] {
  const readings = (passed: number, at?: StateName) =>
    Array.from(
      { length: steps },
      (_, i): StateName => (i < passed ? 'published' : i === passed && at ? at : 'missing'),
    );
  if (!row) return ['missing', ...readings(0), 'missing'];
  switch (row.state) {
    case 'draft':
      return ['draft', ...readings(0), 'missing'];
    case 'review':
      return ['published', ...readings(row.step, 'review'), 'missing'];
    case 'signed':
      return ['published', ...readings(steps), 'signed'];
    case 'published':
      return ['published', ...readings(steps), row.behind > 0 ? 'behind' : 'published'];
    case 'withdrawn':
      return ['published', ...readings(steps), 'withdrawn'];
  }
}

function seenIn(thing: ShownThing | undefined, thread: Thread, locale: Locale): ReadersSee {
  const shown = (name: Thread) =>
    thing?.threads.find((each) => each.thread === name && each.published !== null && each.seenOf !== null);
  const own = shown(thread);
  if (own?.published && own.seenOf)
    return { is: 'own', number: own.published, of: formatDay(venueIso(own.seenOf), locale), behind: own.behind };
  if (!isLocale(thread)) return { is: 'nothing' };
  const other = languagesFor(thread).find((each) => shown(each));
  return other ? { is: 'other', locale: other } : { is: 'nothing' };
}
