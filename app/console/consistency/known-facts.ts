import type { Fact } from './facts/fact.ts';

/** What a text is known to say: each thing with the units that it has been said with. */
export class KnownFacts {
  readonly #said = new Map<string, Set<string>>();
  readonly #parts = new Map<string, Set<string>>();

  learn(fact: Fact): void {
    for (const value of fact.values) note(this.#said, value, fact);
    for (const part of partsOf(fact)) note(this.#parts, part, fact);
  }

  /** Whether a fact is said, as it is or as a part of a day, and whether by it a part of it is. */
  has(fact: Fact): boolean {
    const { values } = fact;
    const isIn = (known: ReadonlyMap<string, Set<string>>) => (value: string) => isUnitAmong(known.get(value), fact);
    return values.some(isIn(this.#said)) || values.some(isIn(this.#parts)) || partsOf(fact).some(isIn(this.#said));
  }
}

const none = '';

function note(known: Map<string, Set<string>>, value: string, { unit = none }: Fact): void {
  const units = known.get(value);
  if (units) units.add(unit);
  else known.set(value, new Set([unit]));
}

/** A unit may be left to the reader: `30, 60 and 10%`. */
function isUnitAmong(units: ReadonlySet<string> | undefined, { unit = none }: Fact): boolean {
  if (!units) return false;
  return unit === none || units.has(none) || units.has(unit);
}

/** A day says its month too, and may be said without it: `29 juin`, and `29日` where the month is known. */
function partsOf({ kind, values }: Fact): string[] {
  if (kind !== 'date') return [];
  return values.flatMap((value) => {
    const [month, day] = value.replace('date ', '').split('-');
    return [`month ${month}`, `number ${day}`];
  });
}
