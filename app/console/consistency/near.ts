import type { Fact } from './facts/fact.ts';

/** Whether one fact looks like a slip of the other: a digit, two that changed places, a unit or a currency that was lost. */
export function isNear(one: Fact, other: Fact): boolean {
  if (one.isWeak || other.isWeak || one.kind !== other.kind) return false;
  if (one.unit !== other.unit && sameNumber(one, other)) return true;
  return one.values.some((value) => other.values.some((next) => isSlip(digitsOf(value), digitsOf(next), one.kind)));
}

const sameNumber = ({ values }: Fact, other: Fact) => values.some((value) => other.values.includes(value));

const digitsOf = (value: string) => value.replace(/^\w+ /, '');

function isSlip(one: string, other: string, kind: Fact['kind']): boolean {
  switch (kind) {
    case 'number':
      return isPowerOfTen(one, other) || isDigitSlip(one, other);
    case 'phone':
      return isDigitSlip(one, other);
    case 'date':
      return sharesPart(one, other);
    default:
      return false;
  }
}

const significant = (digits: string) => digits.replace('.', '').replace(/^0+|0+$/g, '');

function isPowerOfTen(one: string, other: string): boolean {
  const [own, next] = [significant(one), significant(other)];
  return own.length > 1 && own === next && one !== other;
}

/** One digit of several is another, or two beside each other have changed places. */
function isDigitSlip(one: string, other: string): boolean {
  if (one.length !== other.length || one.length < 2) return false;
  const at = Array.from(one, (_, i) => i).filter((i) => one[i] !== other[i]);
  const [first = 0, second = 0] = at;
  if (at.length === 2) return second === first + 1 && one[first] === other[second] && one[second] === other[first];
  return at.length === 1;
}

/** Two days of one month, or the same day of two. */
function sharesPart(one: string, other: string): boolean {
  const [parts, others] = [one.split('-'), other.split('-')];
  return parts.some((part, i) => part === others[i]);
}
