import type { Staff } from '#features/staff/index.server.ts';
import type { Values } from '#platform/content/content-kind.ts';
import { issueMessage } from '#platform/http/field-messages.ts';
import { Refusal } from '#platform/http/refusal.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { i18nFor } from '#platform/i18n/catalogues.server.ts';
import { defaultLocale, isLocale } from '#platform/i18n/locale.ts';
import { fieldsOf, isSame } from '../content/document.ts';
import { type Normalised, normalise } from '../content/normalise.server.ts';
import { type Saved, saveThread } from '../content/save-thread.server.ts';
import { revisionValues, textSegments } from '../content/threads.server.ts';
import { formEntries } from '../form/form-entries.ts';
import { readFields } from '../form/read-fields.ts';
import { shownFields } from '../form/show-fields.server.ts';
import { entriesIn } from '../form/typed.ts';
import type { EditorAnswer } from './answer.ts';
import type { Opened } from './editor-page.server.ts';
import { mergeFields } from './merge/merge-fields.server.ts';
import { takeName } from './merge/merged.ts';

type Needs = Pick<SiteContext, 'db' | 'clock' | 'settings' | 'locale'>;

/** What became of what was typed: where it stands now, or what is said of it. */
export type SavedTyped =
  | { outcome: 'saved'; thingId: number; number: number }
  | { outcome: 'refused'; status: 403 | 409 | 422; answer: EditorAnswer };

/** Keeps what was typed, if anything was: an act of the panel takes along what stands in the form. */
export async function saveTyped(site: Needs, staff: Staff, opened: Opened, form: FormData): Promise<SavedTyped> {
  const { kind, thing, thread } = opened;
  const base = baseOf(form);
  const head = thing?.threads.find((each) => each.thread === thread)?.head ?? 0;
  if (base === undefined) return { outcome: 'saved', thingId: thing?.id ?? 0, number: head };
  const began = thing && base > 0 ? await revisionValues(site.db, { thingId: thing.id, thread, number: base }) : {};
  const values = typedValues(opened, form, began);
  const isUntouched = isSame(normalise(fieldsOf(kind, thread), thread, values).values, began);
  const says = form.has('_merged') || form.has('_still');
  if (thing && isUntouched && !says) return { outcome: 'saved', thingId: thing.id, number: base };
  const typed = { base, entries: entriesIn(form) };
  if (!thing && isUntouched) return nothingTyped(site, opened, typed);
  return save(site, staff, opened, { form, values, typed });
}

async function save(
  site: Needs,
  staff: Staff,
  opened: Opened,
  { form, values, typed }: { form: FormData; values: Values; typed: Typed },
): Promise<SavedTyped> {
  const { kind, thing, thread } = opened;
  const origin = form.has('_merged') ? 'merged' : 'saved';
  const stillRight = form.has('_still') ? await sourceHashes(site, opened) : [];
  try {
    const writing = { kind, thingId: thing?.id, thread, base: typed.base, values, origin, stillRight } as const;
    return said(site, opened, typed, await saveThread(site, staff, writing));
  } catch (error) {
    if (!(error instanceof Refusal && error.status === 403)) throw error;
    return { outcome: 'refused', status: 403, answer: { typed, why: 'notYours' } };
  }
}

/** The revision that a form began from; undefined for one that holds nothing to be written. */
function baseOf(form: FormData): number | undefined {
  const base = form.get('_base');
  return typeof base === 'string' && /^\d{1,9}$/.test(base) ? Number(base) : undefined;
}

/** What was typed, and of fields in which two have written theirs, where that was chosen. */
function typedValues({ kind, thread }: Opened, form: FormData, theirs: Values): Values {
  const values = readFields(fieldsOf(kind, thread), thread, form);
  for (const name of Object.keys(values)) {
    if (form.get(takeName(name)) === 'theirs') values[name] = theirs[name];
  }
  return values;
}

/** Whoever says that a text is still right says so of its source as it stands. */
async function sourceHashes({ db }: Needs, { kind, thing, thread }: Opened): Promise<string[]> {
  const source = thing?.threads.find((each) => each.thread === thing.source);
  if (!thing || !source || thread === thing.source) return [];
  const number = source.published ?? source.head;
  const values = await revisionValues(db, { thingId: thing.id, thread: thing.source, number });
  return textSegments(kind, values).map(({ hash }) => hash);
}

type Typed = NonNullable<EditorAnswer['typed']>;

function said(site: Needs, { kind, thread }: Opened, typed: Typed, saved: Saved): SavedTyped {
  const { locale } = site;
  switch (saved.outcome) {
    case 'saved':
    case 'unchanged':
      return { outcome: 'saved', thingId: saved.thingId, number: saved.number };
    case 'invalid':
      return { outcome: 'refused', status: 422, answer: { typed, errors: messagesOf(site, saved.issues) } };
    case 'conflict': {
      const text = isLocale(thread) ? thread : defaultLocale;
      const { values, merged } = mergeFields(shownFields(kind, thread, locale), saved, { page: locale, text });
      const entries = formEntries(fieldsOf(kind, thread), thread, values);
      return { outcome: 'refused', status: 409, answer: { typed: { base: saved.number, entries }, merged } };
    }
  }
}

function messagesOf({ locale }: Needs, issues: Normalised['issues']): Record<string, string> {
  const i18n = i18nFor(locale);
  const entries = Object.entries(issues);
  return Object.fromEntries(entries.map(([name, { issue, input }]) => [name, issueMessage(i18n, issue, input)]));
}

function nothingTyped(site: Needs, { kind, thread }: Opened, typed: Typed): SavedTyped {
  const [first] = Object.entries(fieldsOf(kind, thread));
  const issue = first?.[1].schema.safeParse(undefined).error?.issues[0];
  const errors = first && issue ? messagesOf(site, { [first[0]]: { issue, input: undefined } }) : {};
  return { outcome: 'refused', status: 422, answer: { typed, errors } };
}
