import { data } from 'react-router';
import type { Staff } from '#features/staff/index.server.ts';
import { isDay, momentOfVenue } from '#platform/clock/clock.ts';
import { fieldsIn } from '#platform/http/body/form-fields.ts';
import { readForm } from '#platform/http/body/read-form.server.ts';
import { Refusal } from '#platform/http/refusal.ts';
import { seeOther } from '#platform/http/see-other.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { isLocale } from '#platform/i18n/locale.ts';
import { duplicateThing } from '../content/duplicate-thing.server.ts';
import { giveThread, ownThing } from '../content/give-thread.server.ts';
import { publishThread } from '../content/publishing/publish-thread.server.ts';
import type { Published } from '../content/publishing/published.server.ts';
import { type Scheduled, scheduleThread } from '../content/publishing/schedule.server.ts';
import { withdrawThread } from '../content/publishing/withdraw-thread.server.ts';
import { readThing } from '../content/read-thing.server.ts';
import { reviewThread } from '../content/review-thread.server.ts';
import { withRowAct } from '../form/row-acts.ts';
import { entriesIn } from '../form/typed.ts';
import { mayWrite } from '../policy/content-policy.server.ts';
import { previewPath } from '../preview/preview-address.ts';
import { makeLink, revokeLink } from '../preview/preview-links.server.ts';
import { threadPath } from '../shown/paths.ts';
import type { RefusedBecause } from '../shown/use-refusal-words.ts';
import type { Deed, EditorAnswer } from './answer.ts';
import type { Opened } from './editor-page.server.ts';
import { findThings, kindOfField } from './field-facts.server.ts';
import { replaceVariant } from './glossary/replace-variant.server.ts';
import { mostParts } from './keeping-page.server.ts';
import { saveTyped } from './save-typed.server.ts';
import { takeFiles } from './take-files.server.ts';
import { unfittingLinks } from './unmet/unfitting.server.ts';
import { faultLinks } from './unmet/unmet.server.ts';

/** A thing that is there, and the revision of its part that whoever sends the form has before them. */
interface Seen {
  thingId: number;
  number: number;
}

/** What an act comes to: it was done, or what is said of it. */
type Done = { deed: Deed; thingId?: number } | EditorAnswer;

/** What can be done to a text alone that there is. */
const needsText: ReadonlySet<string> = new Set(['publish', 'submit', 'pass', 'sendBack', 'link']);

/** Takes a form of the editor: what was typed is kept first, whatever else is asked for. */
export async function takeForm(request: Request, site: SiteContext, staff: Staff, opened: Opened) {
  const { form, isCut } = await readForm(request, { parts: mostParts });
  if (isCut) throw new Refusal(413);
  const asked = askedIn(form);
  if (mayWrite(staff, opened.thread, opened.kind)) {
    const refused = await takeFiles(site, opened, form);
    if (refused) return data({ ...refused, asked }, { status: 422 });
  }
  const unsent = await changeForm(site, opened, form);
  if (unsent) return data({ ...unsent, asked });
  const saved = await saveTyped(site, staff, opened, form);
  if (saved.outcome === 'refused') return data({ ...saved.answer, asked }, { status: saved.status });
  const done = await act(site, staff, opened, { form, seen: saved });
  if (!('deed' in done))
    return data({ ...done, asked }, { status: done.link ? 200 : done.why === 'invalid' ? 422 : 409 });
  const path = threadPath(opened.kind.name, done.thingId ?? saved.thingId, opened.thread);
  const made = opened.thing ? '' : '&made';
  return seeOther(site, `${path}&done=${done.deed}${made}`);
}

/** Controls that are no fields of the text: what a refusal has to give back with it. */
const besideText = [
  '_when',
  '_publishAt',
  '_ends',
  '_withdrawAt',
  '_withShared',
  '_reason',
  '_because',
  '_owner',
  '_to',
  '_due',
  '_holds',
  '_still',
] as const;

function askedIn(form: FormData): Record<string, string> {
  const typed = besideText.map((name) => [name, form.get(name)]);
  return Object.fromEntries(typed.filter(([, value]) => typeof value === 'string'));
}

/** Buttons within the form that send nothing: rows, words to find things by, a name for another one. They need no script. */
async function changeForm(site: SiteContext, opened: Opened, form: FormData): Promise<EditorAnswer | undefined> {
  const { kind, thread } = opened;
  const { _row, _find, _replace, _base } = fieldsIn(form, ['_row', '_find', '_replace', '_base']);
  const base = Number(_base) || 0;
  const entries = entriesIn(form);
  if (_row !== '') {
    const changed = withRowAct(entries, _row, site.clock.now().getTime());
    return { typed: { base, entries: changed ?? entries } };
  }
  if (_replace !== '') return replaceVariant(site.db, opened, { asked: _replace, base, entries }, site.locale);
  const of = _find === '' ? undefined : kindOfField(kind, thread, _find);
  if (!of) return undefined;
  const words = form.get(`_words.${_find}`);
  const found = await findThings(site.db, of, typeof words === 'string' ? words : '', site.locale);
  return { typed: { base, entries }, found: { [_find]: found } };
}

async function act(
  site: SiteContext,
  staff: Staff,
  opened: Opened,
  { form, seen }: { form: FormData; seen: Seen },
): Promise<Done> {
  try {
    return await doAct(site, staff, opened, { form, seen });
  } catch (error) {
    if (error instanceof Refusal && error.status === 403) return { why: 'notYours' };
    throw error;
  }
}

async function doAct(
  site: SiteContext,
  staff: Staff,
  opened: Opened,
  { form, seen }: { form: FormData; seen: Seen },
): Promise<Done> {
  const { kind, thread } = opened;
  const { _act, _reason, _revoke } = fieldsIn(form, ['_act', '_reason', '_revoke']);
  const { thingId, number } = seen;
  const what = { kind, thingId, thread };
  if (number === 0 && needsText.has(_act)) return { why: 'missing' };
  switch (_revoke === '' ? _act : 'revoke') {
    case 'publish':
      return publish(site, staff, opened, { form, seen });
    case 'withdraw':
      return published(site, opened, thingId, await withdrawThread(site, staff, what));
    case 'withdrawAll':
      return published(site, opened, thingId, await withdrawThread(site, staff, { ...what, thread: 'shared' }));
    case 'untime':
      return timed(site, opened, await scheduleThread(site, staff, { ...what, times: noTimes }));
    case 'submit':
    case 'pass':
    case 'sendBack': {
      const move = _act as 'submit' | 'pass' | 'sendBack';
      if (move === 'sendBack' && _reason === '') return { why: 'noReason' };
      const { outcome } = await reviewThread(site, staff, { ...what, move, number, reason: _reason });
      return outcome === 'done' ? { deed: move } : { why: outcome };
    }
    case 'whose':
      return give(site, staff, opened, { form, thingId });
    case 'link': {
      const holds = form.has('_holds') ? number : null;
      const token = await makeLink(site, staff, { kind: kind.name, thingId, thread, number: holds });
      const path = previewPath(token);
      return { link: { path, address: `${site.settings.SITE_URL}${path}` } };
    }
    case 'revoke':
      await revokeLink(site, staff, { kind: kind.name, thingId, id: _revoke });
      return { deed: 'revoke' };
    case 'copy':
      return { deed: 'copy', thingId: await duplicateThing(site, staff, { kind, thingId }) };
    default:
      return { deed: 'save' };
  }
}

/** Goes out now or at a time, and is withdrawn at one where that is wished. */
async function publish(
  site: SiteContext,
  staff: Staff,
  opened: Opened,
  { form, seen }: { form: FormData; seen: Seen },
): Promise<Done> {
  const { kind, thread } = opened;
  const { thingId, number } = seen;
  const names = ['_when', '_publishAt', '_withdrawAt', '_because'] as const;
  const { _when, _publishAt, _withdrawAt, _because: because } = fieldsIn(form, names);
  const withdrawAt = form.has('_ends') ? (momentOfVenue(_withdrawAt) ?? null) : null;
  if (form.has('_ends') && !withdrawAt) return { why: 'withdrawAt' };
  if (_when === 'later') {
    const publishAt = momentOfVenue(_publishAt);
    if (!publishAt) return { why: 'publishAt' };
    const times = { publishAt, withdrawAt };
    return timed(site, opened, await scheduleThread(site, staff, { kind, thingId, thread, times, because }));
  }
  const withShared = form.has('_withShared');
  const answer = await publishThread(site, staff, { kind, thingId, thread, withShared, number, because });
  if (answer.outcome !== 'published' && !(answer.outcome === 'notNow' && withdrawAt))
    return published(site, opened, thingId, answer);
  if (!withdrawAt) return { deed: 'publish' };
  const times = { ...noTimes, withdrawAt };
  return timed(site, opened, await scheduleThread(site, staff, { kind, thingId, thread, times }));
}

const noTimes = { publishAt: null, withdrawAt: null };

function timed({ locale }: SiteContext, opened: Opened, answer: Scheduled): Done {
  switch (answer.outcome) {
    case 'scheduled':
      return { deed: 'times' };
    case 'wrongTimes':
      return { why: answer.field };
    case 'disagrees':
      return { why: 'disagrees', unfitting: unfittingLinks(opened, answer.found, locale) };
    case 'notNow':
      return { why: 'notNow' };
  }
}

async function published(site: SiteContext, opened: Opened, thingId: number, answer: Published): Promise<Done> {
  switch (answer.outcome) {
    case 'published':
      return { deed: 'publish' };
    case 'withdrawn':
      return { deed: 'withdraw' };
    case 'disagrees': {
      const unfitting = unfittingLinks(opened, answer.found, site.locale);
      return { why: 'disagrees', unfitting };
    }
    case 'invalid': {
      const thing = await readThing(site.db, opened.kind, thingId);
      return { why: 'invalid', unmet: faultLinks(opened.kind, { ...opened, thing }, answer.wrong, site.locale) };
    }
    default:
      return { why: answer.outcome satisfies RefusedBecause };
  }
}

/** Whose the thing is, and who is to write this language of it. */
async function give(
  site: SiteContext,
  staff: Staff,
  { kind, thing, thread }: Opened,
  { form, thingId }: { form: FormData; thingId: number },
): Promise<Done> {
  const { _owner, _to, _due } = fieldsIn(form, ['_owner', '_to', '_due']);
  const idIn = (text: string) => (/^\d{1,9}$/.test(text) ? Number(text) : null);
  const outcomes: string[] = [];
  if (idIn(_owner) !== (thing?.owner?.id ?? null))
    outcomes.push((await ownThing(site, staff, { kind, thingId, owner: idIn(_owner) })).outcome);
  if (isLocale(thread)) {
    const due = isDay(_due) ? _due : null;
    outcomes.push((await giveThread(site, staff, { kind, thingId, locale: thread, to: idIn(_to), due })).outcome);
  }
  return outcomes.includes('notTheirs') ? { why: 'notTheirs' } : { deed: 'whose' };
}
