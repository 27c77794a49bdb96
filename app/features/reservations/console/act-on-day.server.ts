import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { data } from 'react-router';
import type { Staff } from '#features/staff/index.server.ts';
import { momentOfVenue } from '#platform/clock/clock.ts';
import { fieldsIn } from '#platform/http/body/form-fields.ts';
import { formOf } from '#platform/http/body/read-form.server.ts';
import { Refusal } from '#platform/http/refusal.ts';
import { seeOther } from '#platform/http/see-other.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { i18nFor } from '#platform/i18n/catalogues.server.ts';
import type { DayStand } from '../board/board.ts';
import { changeCapacity } from '../board/change-capacity.server.ts';
import { openDay, pauseDay } from '../board/open-day.server.ts';
import { reopenDay } from '../closing/close-day.server.ts';
import { type DayAnswer, refusedDay } from './refused-day.server.ts';

const dones = ['capacity', 'opened', 'paused', 'resumed', 'closed', 'reopened', 'same'] as const;

type Done = (typeof dones)[number];

/** What was done, as the address of a page says it. */
export const doneOf = (said: string | null): Done | undefined => dones.find((each) => each === said);

const names = ['act', 'capacity', 'opensAt'] as const;

type Typed = Record<(typeof names)[number], string>;

/** Does with a day what the pressed button says; what is refused is said at its field, and what was typed is kept. */
export async function actOnDay(request: Request, site: SiteContext, staff: Staff, { date }: DayStand) {
  const typed = fieldsIn(await formOf(request), names);
  const i18n = i18nFor(site.locale);
  const refuse = (field: string, words: MessageDescriptor, status: number) =>
    data({ typed, errors: { [field]: i18n._(words) } }, { status });
  if (typed.act === 'open' && !momentOfVenue(typed.opensAt))
    return refuse('opensAt', msg`Enter a date and a time.`, 422);
  const { answer, done } = await act(site, staff, date, typed);
  const refused = refusedDay(answer, site.locale);
  if (refused) return refuse(refused.field ?? 'main', refused.words, refused.status);
  const isSame = answer.outcome === 'same' || answer.outcome === 'not-closed';
  return seeOther(site, `/console/reservations/${date}?done=${isSame ? 'same' : done}`);
}

async function act(
  site: SiteContext,
  staff: Staff,
  date: string,
  { act: name, capacity, opensAt }: Typed,
): Promise<{ answer: DayAnswer; done: Done }> {
  switch (name) {
    case 'capacity': {
      const places = /^\d{1,9}$/.test(capacity) ? Number(capacity) : Number.NaN;
      return { answer: await changeCapacity(site, staff, { date, capacity: places }), done: 'capacity' };
    }
    case 'open':
      return { answer: await openDay(site, staff, { date, from: momentOfVenue(opensAt) }), done: 'opened' };
    case 'open-now':
      return { answer: await openDay(site, staff, { date }), done: 'opened' };
    case 'pause':
      return { answer: await pauseDay(site, staff, { date, pause: true }), done: 'paused' };
    case 'resume':
      return { answer: await pauseDay(site, staff, { date, pause: false }), done: 'resumed' };
    case 'reopen':
      return { answer: await reopenDay(site, staff, date), done: 'reopened' };
    default:
      throw new Refusal(400);
  }
}
