import type { Fact, FactKind } from './facts/fact.ts';
import { KnownFacts } from './known-facts.ts';
import { isNear } from './near.ts';

/** A piece of a text with what it says that every language says alike. */
export interface Said {
  /** The field: `title`, `body`, `figures.deals.label`. */
  field: string;
  /** Which piece of its field it is, from 1. */
  segment: number;
  /** How the field is built: paragraphs, lists, tables. */
  shape: string;
  facts: readonly Fact[];
}

/** Where something stands, and how it is written there. */
export interface Spelling {
  field: string;
  segment: number;
  written: string;
}

/** Something that two texts of one thing do not say alike. */
export interface Disagreement {
  kind: FactKind;
  /** In the source; undefined where it says no such thing. */
  source: Spelling | undefined;
  /** In the text; undefined where it says no such thing. */
  text: Spelling | undefined;
}

/** A fact with its place, which the other text does not say. */
interface Left extends Fact {
  field: string;
  segment: number;
}

/** Of more nobody reads. */
const most = 100;

/**
 * What a text and its source do not say alike. A fact may stand at another place of the text than of its source. A text that is built
 * otherwise than its source tells it in its own way: of it only what looks like a slip counts, as a digit, a unit, a currency.
 */
export function compareTexts(source: readonly Said[], text: readonly Said[]): Disagreement[] {
  const [ofSource, ofText] = [leftIn(source, text), leftIn(text, source)];
  const isFree = isBuiltOtherwise(source, text);
  const lone = ofText.slice(0, most);
  const pairs = ofSource.slice(0, most).map((own) => ({ own, other: takeCounterpart(own, lone, isFree) }));
  const found = [...pairs, ...lone.map((other) => ({ own: undefined, other }))];
  return found
    .filter(({ own, other }) => (own && other) || !(isFree || own?.isWeak || other?.isWeak))
    .map(({ own, other }) => ({
      kind: (own ?? other)?.kind ?? 'number',
      source: own && spelling(own),
      text: other && spelling(other),
    }));
}

const spelling = ({ field, segment, written }: Left): Spelling => ({ field, segment, written });

/** What one text says and the other does not, each once. */
function leftIn(text: readonly Said[], other: readonly Said[]): Left[] {
  const known = new KnownFacts();
  for (const { facts } of other) for (const fact of facts) known.learn(fact);
  const left: Left[] = [];
  for (const { field, segment, facts } of text) {
    for (const fact of facts) {
      if (known.has(fact)) continue;
      left.push({ ...fact, field, segment });
      known.learn(fact);
    }
  }
  return left;
}

/** Whether a field that both have is built otherwise. */
function isBuiltOtherwise(source: readonly Said[], text: readonly Said[]): boolean {
  const shapes = new Map(source.map(({ field, shape }) => [field, shape]));
  return text.some(({ field, shape }) => shapes.has(field) && shapes.get(field) !== shape);
}

/** Takes what stands in the other text for a fact that it does not have. */
function takeCounterpart(own: Left, lone: Left[], isFree: boolean): Left | undefined {
  const alike = lone.filter(({ kind, field }) => kind === own.kind && field === own.field);
  const near = alike.find((each) => isNear(own, each));
  const beside = isFree ? undefined : alike.find(({ segment }) => segment === own.segment);
  const taken = near ?? beside;
  if (taken) lone.splice(lone.indexOf(taken), 1);
  return taken;
}
