import { msg } from '@lingui/core/macro';
import { data } from 'react-router';
import type { Staff } from '#features/staff/index.server.ts';
import type { Values } from '#platform/content/content-kind.ts';
import { formOf } from '#platform/http/body/read-form.server.ts';
import { issueMessage } from '#platform/http/field-messages.ts';
import { seeOther } from '#platform/http/see-other.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { i18nFor } from '#platform/i18n/catalogues.server.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import type { Normalised } from '../content/normalise.server.ts';
import { type Reviewing, reviewThread } from '../content/review-thread.server.ts';
import { type Saved, saveThread } from '../content/save-thread.server.ts';
import { glossaryOf } from '../glossary/glossary.server.ts';
import { replaceAsked, withoutVariant } from '../glossary/replace.ts';
import { assembleText } from '../segments/assemble-text.server.ts';
import { type BrokenMark, brokenMark, withNumbers, withTags } from '../segments/marks.server.ts';
import type { Pair } from '../segments/pair-segments.server.ts';
import type { Translation } from './read-translation.server.ts';
import { marksIn, openTranslation, type Wanted } from './show-translation.server.ts';
import { takeUp } from './take-up.ts';
import { translateHref } from './translate-address.ts';

/** What the page comes again with: what was typed and is not kept, by the path of its segment, and why. */
export interface Back {
  typed: Record<string, string>;
  /** By the path of the field, or of the segment. */
  errors: Record<string, string>;
  /** Somebody else has written meanwhile. */
  isConflict: boolean;
  /** The segment in which a change was taken up, or a name of the glossary put in the place of another one. */
  taken?: string;
}

/** Keeps what was typed, hands it in, takes up a change, or has it said that a text is still right. */
export async function saveTranslation(wanted: Wanted) {
  const { request, site } = wanted;
  const form = await formOf(request);
  const seen = { sourceNumber: numberIn(form, 'source'), targetNumber: numberIn(form, 'base') };
  const { staff, kind, translation, part } = await openTranslation(wanted, seen);
  const { thing, from, to, pairs } = translation;
  const entered = typedIn(form, pairs);
  const typed = Object.fromEntries(entered.map(({ path, text }) => [path, text]));
  const changed = new Map(entered.map(({ path, value }) => [path, value]));
  const taken = pairs.find(({ path }) => path === form.get('take'));
  if (taken) return data(takenUp(translation, taken, { typed, changed }));
  const replaced = await replacedIn(site, translation, { form, typed });
  if (replaced) return data(replaced);
  const broken = brokenIn(entered, site.locale);
  if (Object.keys(broken).length > 0) return data<Back>({ typed, errors: broken, isConflict: false }, { status: 422 });
  const right = form.getAll('right').flatMap((hashes) => String(hashes).split(','));
  const saved = await saveThread(site, staff, {
    ...{ kind, thingId: thing.id, thread: to, base: seen.targetNumber },
    values: valuesOf(translation, changed),
    caughtUp: pairs.flatMap(({ path, hashes }) => (changed.get(path) ? hashes : [])),
    stillRight: right,
  });
  if (saved.outcome === 'invalid') {
    return data<Back>({ typed, errors: errorsOf(saved, site.locale), isConflict: false }, { status: 422 });
  }
  if (saved.outcome === 'conflict') return data<Back>({ typed, errors: {}, isConflict: true }, { status: 409 });
  if (form.has('submit')) await handIn(site, staff, { kind, thingId: saved.thingId, thread: to, number: saved.number });
  const at = pairs.findIndex(({ hashes }) => hashes.some((hash) => right.includes(hash)));
  const place = at < 0 ? '' : `#segment-${at + 1}`;
  return seeOther(site, translateHref({ kind: kind.name, id: thing.id }, { from, to, part }) + place);
}

/** Sends what has just been kept to its review; where somebody else was quicker the page says how it stands. */
async function handIn(site: SiteContext, staff: Staff, text: Omit<Reviewing, 'move'>): Promise<void> {
  await reviewThread(site, staff, { ...text, move: 'submit' });
}

function numberIn(form: FormData, name: string): number {
  const number = Number(form.get(name));
  return Number.isSafeInteger(number) && number >= 0 ? number : 0;
}

/** A segment that was written anew. */
interface Entered {
  path: string;
  /** As it was typed, and what that comes to. */
  text: string;
  value: string;
  broken: BrokenMark | undefined;
}

/** What was typed into segments that said something else. */
function typedIn(form: FormData, pairs: readonly Pair[]): Entered[] {
  return pairs.flatMap((pair): Entered[] => {
    const { path, target, isHtml } = pair;
    const typed = form.get(`text.${path}`);
    if (typeof typed !== 'string') return [];
    const text = typed.replace(/\r\n?/g, '\n').trim();
    const marks = marksIn(pair);
    if (text === (isHtml ? withNumbers(target, marks) : target).replace(/\r\n?/g, '\n').trim()) return [];
    if (!isHtml) return [{ path, text, value: text, broken: undefined }];
    return [{ path, text, value: withTags(text, marks), broken: brokenMark(text, marks) }];
  });
}

function brokenIn(entered: readonly Entered[], locale: Locale): Back['errors'] {
  const i18n = i18nFor(locale);
  const message = ({ is, number }: BrokenMark) => {
    const [begin, end] = [`{${number}}`, `{/${number}}`];
    if (is === 'unknown') return i18n._(msg`${begin} stands for nothing here. Use the numbers listed below the text.`);
    if (is === 'unopened') return i18n._(msg`${end} has no ${begin} before it, or crosses another number.`);
    return i18n._(msg`${end} is missing after ${begin}.`);
  };
  return Object.fromEntries(entered.flatMap(({ path, broken }) => (broken ? [[path, message(broken)]] : [])));
}

/**
 * A text with what was written anew in it; fields in which nothing was stay exactly as they are.
 * @param changed by the paths of their segments
 */
export function valuesOf(translation: Translation, changed: ReadonlyMap<string, string>): Values {
  const { fields, source, target, pairs, built, to } = translation;
  const texts = new Map(pairs.map((pair) => [pair.path, changed.get(pair.path) ?? pair.target]));
  const written = assembleText(fields, { source: source.values, target: target.values, texts, built, thread: to });
  const touched = new Set(Array.from(changed.keys(), (path) => path.split('.')[0]));
  return { ...target.values, ...Object.fromEntries(Object.entries(written).filter(([name]) => touched.has(name))) };
}

function takenUp(
  { to }: Translation,
  pair: Pair,
  { typed, changed }: { typed: Back['typed']; changed: ReadonlyMap<string, string> },
): Back {
  const { path } = pair;
  const target = changed.get(path) ?? pair.target;
  const value = takeUp({ ...pair, target }, to) ?? target;
  const text = pair.isHtml ? withNumbers(value, marksIn(pair)) : value;
  return { typed: { ...typed, [path]: text }, errors: {}, isConflict: false, taken: path };
}

/** A name of the glossary in the place of one that is not used, in what is typed; nothing is kept yet. */
async function replacedIn(
  { db }: SiteContext,
  { pairs, to }: Translation,
  { form, typed }: { form: FormData; typed: Back['typed'] },
): Promise<Back | undefined> {
  const asked = form.get('replace');
  if (typeof asked !== 'string') return undefined;
  const { place, written } = replaceAsked(asked);
  const pair = pairs.find(({ path }) => path === place);
  if (!pair) return undefined;
  const variants = (await glossaryOf(db)).variants.filter(({ locale }) => locale === to);
  const before = typed[place] ?? (pair.isHtml ? withNumbers(pair.target, marksIn(pair)) : pair.target);
  const text = withoutVariant(before, { variants, written, isHtml: false });
  return { typed: { ...typed, [place]: text }, errors: {}, isConflict: false, taken: place };
}

function errorsOf({ issues }: Extract<Saved, { outcome: 'invalid' }>, locale: Translation['to']): Back['errors'] {
  const words = i18nFor(locale);
  const entries: [string, Normalised['issues'][string]][] = Object.entries(issues);
  return Object.fromEntries(entries.map(([path, { issue, input }]) => [path, issueMessage(words, issue, input)]));
}
