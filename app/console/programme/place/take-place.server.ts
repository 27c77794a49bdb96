import type { I18n } from '@lingui/core';
import { data } from 'react-router';
import { staffPage } from '#features/staff/index.server.ts';
import { formOf } from '#platform/http/body/read-form.server.ts';
import { issueMessage } from '#platform/http/field-messages.ts';
import { seeOther } from '#platform/http/see-other.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { i18nFor } from '#platform/i18n/catalogues.server.ts';
import type { Wrong } from '../../content/publishing/published.server.ts';
import { gridHref } from '../grid-address.ts';
import { type MovedEvent, moveEvent } from './move-event.server.ts';
import { checkPlace, openPlace } from './open-place.server.ts';
import { readPlace, typedIn } from './typed-place.server.ts';

/** Why an event was not moved. */
export type NotMoved = 'invalid' | 'taken' | Exclude<MovedEvent['outcome'], 'moved' | 'unchanged' | 'refused'>;

/**
 * Moves the event that an address names to where its form, or the grid, says; on to the grid of that day. Refused, it stays where it
 * is, and is said what is in the way and which places are free.
 */
export async function takePlace(request: Request, site: SiteContext, param: string | undefined) {
  const { staff } = await staffPage(request, site, 'write');
  const open = await openPlace(site, param);
  const form = await formOf(request);
  const typed = typedIn(form, open.now);
  const i18n = i18nFor(site.locale);
  const read = readPlace(i18n, typed, open.programme, open.now);
  const refused = (why: NotMoved, asked: ReturnType<typeof checkPlace>, status: 409 | 422) =>
    data({ typed, why, asked }, { status });
  if (!read.place) return refused('invalid', { errors: read.errors, free: [] }, 422);
  const base = Number(form.get('base'));
  const moved = await moveEvent(site, staff, { thingId: open.event.id, base, place: read.place });
  switch (moved.outcome) {
    case 'moved':
    case 'unchanged':
      return seeOther(site, gridHref({ day: read.place.day, edition: open.programme.edition, moved: open.event.id }));
    case 'refused': {
      // What was in the way a moment ago may have come meanwhile: the programme is read anew.
      const asked = { ...checkPlace(site, await openPlace(site, param), typed), errors: errorsOf(i18n, moved.wrong) };
      const isTaken = moved.wrong.every(({ issue }) => issue.message === 'occupied');
      return isTaken ? refused('taken', asked, 409) : refused('invalid', asked, 422);
    }
    default:
      return refused(moved.outcome, { errors: {}, free: [] }, 409);
  }
}

/** What is wrong, by the names of fields: all that is wrong with one in its place. */
function errorsOf(i18n: I18n, wrong: readonly Wrong[]): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { field, issue } of wrong) {
    const name = fieldOf(field);
    errors[name] = [errors[name], issueMessage(i18n, issue, undefined)].filter(Boolean).join(' ');
  }
  return errors;
}

/** The field of the form in which a field of an event stands. */
function fieldOf(field: string): string {
  const [name = ''] = field.split('.');
  return { startsAt: 'from', endsAt: 'to' }[name] ?? name;
}
