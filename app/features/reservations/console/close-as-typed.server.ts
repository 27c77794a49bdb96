import type { Staff } from '#features/staff/index.server.ts';
import { valuesIn } from '#platform/http/body/form-fields.ts';
import { formOf } from '#platform/http/body/read-form.server.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { i18nFor } from '#platform/i18n/catalogues.server.ts';
import { unitsFor } from '#platform/i18n/graphemes.ts';
import { inEach } from '#platform/i18n/texts.ts';
import { closeDay } from '../closing/close-day.server.ts';
import { noteMost } from '../closing/closing.ts';
import { wordsOfProblems } from './refused-day.server.ts';

/** Closes a day as a form says. @returns what became of it, what was typed, and what is wrong by field */
export async function closeAsTyped(request: Request, site: SiteContext, staff: Staff, date: string) {
  const form = await formOf(request);
  // One more than can fit: what is cut is still too long.
  const text = (name: string, most: number) => String(form.get(name) ?? '').slice(0, unitsFor(most) + 1);
  const typed = {
    reason: text('reason', 1),
    notes: inEach((locale) => text(`note-${locale}`, noteMost)),
    offered: valuesIn(form, 'offered').slice(0, 400),
  };
  const closed = await closeDay(site, staff, { date, ...typed });
  const i18n = i18nFor(site.locale);
  const wrong = wordsOfProblems(closed.outcome === 'wrong-fields' ? closed.problems : {});
  const errors: Record<string, string> = Object.fromEntries(
    Object.entries(wrong).map(([field, words]) => [field, i18n._(words)]),
  );
  return { closed, typed, errors };
}
