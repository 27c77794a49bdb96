import type { Values } from '#platform/content/content-kind.ts';
import { issueMessage } from '#platform/http/field-messages.ts';
import { i18nFor } from '#platform/i18n/catalogues.server.ts';
import { writable } from '#platform/i18n/draft-texts.server.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { normalise } from '../content/normalise.server.ts';
import { type Mark, marksOf, missingMarks, withNumbers } from '../segments/marks.server.ts';
import type { Pair } from '../segments/pair-segments.server.ts';
import type { Translation } from '../translate/read-translation.server.ts';
import { valuesOf } from '../translate/save-translation.server.ts';
import { labelOf } from '../translate/show-translation.server.ts';
import { htmlOfPieces, type Piece, piecesOfHtml, wordsOf, wrongMark } from './pieces.server.ts';
import type { UnitIn } from './read-xliff.server.ts';
import { asNmtoken, fieldAt, readUnitId, type UnitPair, unitId, unitPairs } from './units.server.ts';
import { notInXml } from './xml/xml.ts';

/** A segment that would say something else. */
export interface Change {
  path: string;
  /** What its field is called. */
  label: string;
  /** As the text has it. */
  value: string;
  /** What it said and what it would say, with numbers in place of tags. */
  was: string;
  now: string;
}

/** Why a segment cannot be taken. */
export type UnitFault =
  | 'unknown'
  | 'twice'
  | 'sourceChanged'
  | 'otherSource'
  | 'extraTag'
  | 'missingTag'
  | 'brokenTag'
  | 'characters'
  | 'field';

/** A segment that cannot be taken. */
export interface RefusedUnit {
  id: string;
  label: string;
  why: UnitFault;
  /** Number of the tag that it is about. */
  tag?: number;
  /** What its field says. */
  words?: string;
}

/** What of a file can be taken into its text. */
export interface Checked {
  changes: Change[];
  /** Segments that were written here and there since the file went out. */
  meanwhile: Change[];
  refused: RefusedUnit[];
  /** The text with all changes. */
  values: Values;
  caughtUp: string[];
  stillRight: string[];
}

interface Checking {
  units: readonly UnitIn[];
  /** The text as it is now. */
  translation: Translation;
  /** Its segments as they were when the file went out. */
  base: readonly Pair[];
  /** Of words about fields. */
  locale: Locale;
}

/** A segment of a file beside the one of the text that it is. */
interface Known {
  unit: UnitIn;
  pair: UnitPair;
  marks: Mark[];
}

/** Whoever reads why a text is not taken has enough of so many reasons. */
const mostRefused = 50;

/** Looks at what has come back for a text, segment by segment. Nothing is written. */
export function checkFile(checking: Checking): Checked {
  const checked: Checked = { changes: [], meanwhile: [], refused: [], values: {}, caughtUp: [], stillRight: [] };
  const pairOf = pairsById(unitPairs(checking.translation.fields, checking.translation.pairs));
  const seen = new Set<string>();
  for (const unit of checking.units) {
    if (checked.refused.length >= mostRefused) break;
    const pair = pairOf(unit);
    if (seen.has(pair?.path ?? unit.id)) checked.refused.push(refusedUnit(checking, unit, 'twice'));
    else if (pair) {
      const marks = pair.isHtml ? marksOf(pair.source, pair.target) : [];
      checkUnit(checked, checking, { unit, pair, marks });
    } else refuseUnknown(checked, checking, unit);
    seen.add(pair?.path ?? unit.id);
  }
  const changed = new Map(checked.changes.map(({ path, value }) => [path, value]));
  checked.values = valuesOf(checking.translation, changed);
  if (changed.size + checked.stillRight.length > 0) checkFields(checked, checking);
  return checked;
}

/** Finds segments by the ids of units; one that has moved by what it says, where that is said once. */
function pairsById(pairs: readonly UnitPair[]): (unit: UnitIn) => UnitPair | undefined {
  const byId = new Map(pairs.map((pair) => [unitId(pair), pair]));
  const byHash = Map.groupBy(byId, ([id]) => readUnitId(id)?.hash);
  return ({ id }) => {
    const [moved, ...more] = byHash.get(readUnitId(id)?.hash) ?? [];
    return byId.get(id) ?? (more.length === 0 ? moved?.[1] : undefined);
  };
}

/** Of a source that is no longer so; where nothing was written for it, nothing is lost. */
function refuseUnknown({ refused }: Checked, checking: Checking, unit: UnitIn): void {
  const { place } = readUnitId(unit.id) ?? {};
  const { fields, pairs } = checking.translation;
  if (place === undefined || !fieldAt(fields, place)) refused.push(refusedUnit(checking, unit, 'unknown'));
  else if (unit.target && !saysTheSame(unit.target, pairs, place)) {
    refused.push(refusedUnit(checking, unit, 'sourceChanged'));
  }
}

function saysTheSame(target: readonly Piece[], pairs: readonly Pair[], place: string): boolean {
  const own = pairs.find(({ path }) => asNmtoken(path) === place);
  return own !== undefined && squeezed(wordsOf(target)) === squeezed(wordsIn(own, own.target));
}

function checkUnit(checked: Checked, checking: Checking, known: Known): void {
  const { unit, pair, marks } = known;
  const refuse = (fault: Fault) => checked.refused.push({ ...refusedUnit(checking, unit, fault.why), ...fault });
  const broken = brokenIn(known);
  if (broken) refuse(broken);
  if (broken || !unit.target) return;
  const now = pair.isHtml ? htmlOfPieces(unit.target, marks) : wordsOf(unit.target).trim();
  const isSame = pair.isHtml ? isSameHtml : isSameText;
  if (isSame(now, pair.target)) {
    if (pair.state === 'changed' && unit.isDone) checked.stillRight.push(...pair.hashes);
    return;
  }
  const base = checking.base.find(({ path }) => path === pair.path)?.target ?? '';
  if (isSame(now, base)) return;
  const unfit = unfitIn(known, now);
  if (unfit) refuse(unfit);
  else if (!isSame(base, pair.target)) checked.meanwhile.push(changeOf(checking, known, now));
  else {
    checked.changes.push(changeOf(checking, known, now));
    checked.caughtUp.push(...pair.hashes);
  }
}

type Fault = Pick<RefusedUnit, 'why' | 'tag'>;

/** Of what has come back whatever it says: it stands at another segment, or its tags are wrong. */
function brokenIn({ unit: { source, target = [] }, pair, marks }: Known): Fault | undefined {
  if (squeezed(wordsOf(source)) !== squeezed(wordsIn(pair, pair.source))) return { why: 'otherSource' };
  const wrong = wrongMark(target, marks);
  return wrong && { why: wrong.is === 'extra' ? 'extraTag' : 'brokenTag', tag: wrong.number };
}

/** Of what would be written: signs that no text can hold, and tags of the source that it has lost. One that it has never had is not lost. */
function unfitIn({ pair, marks }: Known, now: string): Fault | undefined {
  if (notInXml.test(now) || !writable(now)) return { why: 'characters' };
  const before = pair.target === '' ? [] : missingMarks(pair.target, marks);
  const lost = pair.isHtml ? missingMarks(now, marks).find((mark) => !before.includes(mark)) : undefined;
  return lost && { why: 'missingTag', tag: lost.number };
}

function changeOf({ translation, locale }: Checking, { pair, marks }: Known, value: string): Change {
  const { path, isHtml, target } = pair;
  const read = (text: string) => (isHtml ? withNumbers(text, marks) : text);
  return { path, label: labelOf(translation.fields, path, locale), value, was: read(target), now: read(value) };
}

/** What would not fit its field is refused at the segments that were written in it. */
function checkFields(checked: Checked, checking: Checking): void {
  const { translation, locale } = checking;
  const { issues } = normalise(translation.fields, translation.to, checked.values);
  for (const [field, { issue, input }] of Object.entries(issues)) {
    const words = issueMessage(i18nFor(locale), issue, input);
    const label = labelOf(translation.fields, field, locale);
    checked.refused.push({ id: asNmtoken(field), label, why: 'field', words });
  }
}

function refusedUnit({ translation, locale }: Checking, { id }: UnitIn, why: UnitFault): RefusedUnit {
  const place = readUnitId(id)?.place;
  const isKnown = place !== undefined && fieldAt(translation.fields, place) !== undefined;
  return { id, label: isKnown ? labelOf(translation.fields, place, locale) : id, why };
}

function wordsIn({ isHtml }: Pair, text: string): string {
  return isHtml ? wordsOf(piecesOfHtml(text, [])) : text;
}

/** Spaces that are only spaces are not told apart; those that do not break are. */
const squeezed = (text: string) => text.replace(/[ \t\r\n]+/g, ' ').trim();
const isSameHtml = (one: string, other: string) => squeezed(one) === squeezed(other);
const isSameText = (one: string, other: string) => one.trim() === other.trim();
