import { type Staff, staffPage } from '#features/staff/index.server.ts';
import type { ContentKind } from '#platform/content/content-kind.ts';
import type { Fields } from '#platform/content/field.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { i18nFor } from '#platform/i18n/catalogues.server.ts';
import { compareWords, type Piece } from '#platform/i18n/compare-words.ts';
import { type Locale, locales } from '#platform/i18n/locale.ts';
import { kindOrRefuse } from '../content/kinds.server.ts';
import { glossaryOf } from '../glossary/glossary.server.ts';
import { type Hint, hintsFor, type Term } from '../glossary/terms.ts';
import { mayWrite } from '../policy/content-policy.server.ts';
import { type Mark, marksOf, missingMarks, withNumbers } from '../segments/marks.server.ts';
import type { Pair } from '../segments/pair-segments.server.ts';
import { listedTitle } from '../shown/called.server.ts';
import { partOf } from './parts.ts';
import { readTranslation, type Translation } from './read-translation.server.ts';
import { takeUp } from './take-up.ts';

/** A segment as the page shows it. */
export interface ShownPair extends Pick<Pair, 'path' | 'hashes' | 'target' | 'state'> {
  /** Its number in the whole text. */
  number: number;
  /** What its field is called. */
  label: string;
  isTitle: boolean;
  /** What is translated, compared with what it was where it has changed; in another language than the source's plain. */
  source: Piece[];
  sourceLang: Locale;
  /** The same in the other languages that there are. */
  others: { locale: Locale; text: string }[];
  hints: Hint[];
  /** Whether what changed can be taken up by itself. */
  canTake: boolean;
  /** What the numbers in its texts stand for, and which of the source's are not in the translation. */
  marks: Mark[];
  missing: number[];
}

export interface Wanted {
  request: Request;
  site: SiteContext;
  params: { kind?: string; id?: string };
}

/** Which translation an address means, and who asks for it. */
export async function openTranslation({ request, site, params }: Wanted, seen: Partial<Seen> = {}) {
  const { staff } = await staffPage(request, site, 'see');
  const kind = kindOrRefuse(params.kind);
  const query = new URL(request.url).searchParams;
  const asked = { kind, id: Number(params.id), from: query.get('from'), to: query.get('to'), ...seen };
  const translation = await readTranslation(site.db, staff, asked);
  return { staff, kind, translation, part: Number(query.get('part') ?? 1) };
}

/** Which revisions somebody had before them. */
export interface Seen {
  sourceNumber: number;
  targetNumber: number;
}

/** All that the page of a translation shows. */
export async function showTranslation(wanted: Wanted) {
  const { staff, kind, translation, part } = await openTranslation(wanted);
  const { thing, from, to, source, pairs } = translation;
  const { locale } = wanted.site;
  const { shown, ...parts } = partOf(pairs, part);
  const todo = pairs.filter(isToDo);
  const { terms, variants } = await glossaryOf(wanted.site.db);
  return {
    kind: { name: kind.name, many: i18nFor(locale)._(kind.words.many) },
    ...{ id: thing.id, from, to, parts },
    ...titleIn(kind, translation),
    source: { locale: thing.source, number: source.number },
    languages: languagesOf(thing.threads.map(({ thread }) => thread)),
    written: writtenOf(translation),
    mayWrite: mayWrite(staff, to, kind),
    isReviewed: wanted.site.settings.REVIEW_STEPS > 0,
    targets: targetsFor(staff, kind, thing.source),
    count: { all: pairs.length, done: pairs.length - todo.length, here: shown.filter(isToDo).length },
    /** What the glossary does not call things in the language that is written. */
    unused: variants.filter((each) => each.locale === to).map(({ name, called }) => ({ name, called })),
    pairs: shownPairs(kind, translation, terms, locale).filter(({ path }) => shown.some((own) => own.path === path)),
  };
}

/** What the thing is called in the language that is written, or in its source. */
function titleIn(kind: ContentKind, { thing, to, target, source }: Translation) {
  const title = listedTitle(kind, thing.key, to, target.values);
  if (title !== '') return { title, titleLang: to };
  return { title: listedTitle(kind, thing.key, thing.source, source.values), titleLang: thing.source };
}

function isToDo({ state }: Pair): boolean {
  return state === 'new' || state === 'changed';
}

const languagesOf = (threads: readonly string[]) => locales.filter((locale) => threads.includes(locale));

/** The languages that somebody may choose to write in; who may write in none looks at all. */
function targetsFor(staff: Staff, kind: ContentKind, source: Locale): Locale[] {
  const others = locales.filter((locale) => locale !== source);
  const own = others.filter((locale) => mayWrite(staff, locale, kind));
  return own.length > 0 ? own : others;
}

/** What there is of the text. */
function writtenOf({ target: { number, thread } }: Translation) {
  if (!thread) return { number, at: undefined, state: 'missing' as const, behind: 0 };
  return { number, at: thread.changedAt.toISOString(), state: thread.state, behind: thread.behind };
}

function shownPairs(kind: ContentKind, translation: Translation, terms: readonly Term[], locale: Locale): ShownPair[] {
  const { fields, pairs, from, to, thing, others } = translation;
  const fromTexts = others.find((other) => other.locale === from)?.texts;
  return pairs.map((pair, i) => {
    const { path, hashes, state } = pair;
    const own = fromTexts?.get(path);
    const marks = marksIn(pair);
    const read = (html: string) => (pair.isHtml ? withNumbers(html, marks) : html);
    const [text, target] = [read(own || (pair.source ?? '')), read(pair.target)];
    const sourceLang = own ? from : thing.source;
    return {
      ...{ path, hashes, target, state, sourceLang, number: i + 1, marks },
      label: labelOf(fields, path, locale),
      isTitle: path === kind.title,
      source: own || pair.was === undefined ? plain(text) : compareWords(read(pair.was), text, sourceLang),
      others: otherTexts(translation, pair, sourceLang).map((other) => ({ ...other, text: read(other.text) })),
      hints: hintsFor(terms, text, { from: sourceLang, to }),
      canTake: (state === 'changed' || state === 'new') && takeUp(pair, to) !== undefined,
      missing: pair.target === '' ? [] : missingMarks(pair.target, marks).map(({ number }) => number),
    };
  });
}

/** What is marked in a segment; in plain lines nothing is. */
export function marksIn({ isHtml, source = '', target }: Pair): Mark[] {
  return isHtml ? marksOf(source, target) : [];
}

const plain = (text: string): Piece[] => (text === '' ? [] : [{ kind: 'same', text }]);

/** The segment in the languages that are neither translated nor written. */
function otherTexts({ thing, others }: Translation, { path, source = '' }: Pair, shown: Locale) {
  const all = [
    { locale: thing.source, text: source },
    ...others.map((own) => ({ locale: own.locale, text: own.texts.get(path) ?? '' })),
  ];
  return all.filter(({ locale, text }) => locale !== shown && text !== '');
}

/** What the field of a segment is called; in rows by their name and the row's. */
export function labelOf(fields: Fields, path: string, locale: Locale): string {
  const i18n = i18nFor(locale);
  const [name = '', id = '', inner = ''] = path.split('.');
  const field = fields[name];
  if (field?.control.type !== 'rows') return field ? i18n._(field.label) : name;
  const own = field.control.texts[inner];
  return [i18n._(field.label), id, own && i18n._(own.label)].filter(Boolean).join(' · ');
}
