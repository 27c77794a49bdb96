import { data } from 'react-router';
import { type Staff, staffPage } from '#features/staff/index.server.ts';
import { isDay } from '#platform/clock/clock.ts';
import { formOf } from '#platform/http/body/read-form.server.ts';
import { may } from '#platform/http/may.ts';
import { Refusal } from '#platform/http/refusal.ts';
import { seeOther } from '#platform/http/see-other.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { isLocale, type Locale } from '#platform/i18n/locale.ts';
import { giveThread } from '../content/give-thread.server.ts';
import { kindOrRefuse } from '../content/kinds.server.ts';
import { boardHref, readView } from './board-view.ts';

/** Why nothing was given. */
export interface NotGiven {
  problem: 'nothingPicked' | 'noLanguage' | 'noDay' | 'notTheirs' | 'nobodyHasIt';
}

/** Has somebody write a language of all things that were picked, until a day. */
export async function givePicked(request: Request, site: SiteContext) {
  const { staff } = await staffPage(request, site, 'see');
  if (!may(staff, 'write')) throw new Refusal(403);
  const form = await formOf(request);
  const locale = form.get('language');
  const due = String(form.get('due') ?? '').trim() || null;
  const ids = [...new Set(form.getAll('thing').map(Number))].filter(Number.isSafeInteger);
  if (ids.length === 0) return no('nothingPicked');
  if (!isLocale(locale)) return no('noLanguage');
  if (due !== null && !isDay(due)) return no('noDay');
  const problem = await giveAll(site, staff, { ids, locale, to: String(form.get('to') ?? ''), due });
  if (problem) return no(problem);
  const view = readView(new URL(request.url).searchParams, site.locale);
  return seeOther(site, boardHref(view, { gave: String(ids.length) }));
}

const no = (problem: NotGiven['problem']) => data<NotGiven>({ problem }, { status: 422 });

interface Giving {
  ids: readonly number[];
  locale: Locale;
  /** Somebody's number; `nobody`; `same`: whoever has it. */
  to: string;
  due: string | null;
}

async function giveAll(site: SiteContext, staff: Staff, { ids, locale, to, due }: Giving) {
  const things = await site.db
    .selectFrom('content_thing as thing')
    .leftJoin('content_given as given', (join) =>
      join.onRef('given.thing_id', '=', 'thing.id').on('given.thread', '=', locale),
    )
    .select(['thing.id', 'thing.kind', 'given.staff_id'])
    .where('thing.id', 'in', [...ids])
    .execute();
  if (to === 'same' && things.some(({ staff_id }) => staff_id === null)) return 'nobodyHasIt';
  for (const { id, kind, staff_id } of things) {
    const person = to === 'same' ? staff_id : to === 'nobody' ? null : Number(to);
    const given = await giveThread(site, staff, { kind: kindOrRefuse(kind), thingId: id, locale, to: person, due });
    if (given.outcome === 'notTheirs') return 'notTheirs';
  }
  return undefined;
}
