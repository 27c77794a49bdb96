import fc from 'fast-check';

/** Stands for arrays in arrays in a value, until it is written (`written`): JSON.stringify goes less deep. */
const deep = '\u0001deep\u0001';
const deepness = 10_000;

const prototypeKeys = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty'];

/** An object whose own fields have the names that reach a prototype. */
const poisoned = fc
  .tuple(fc.constantFrom(...prototypeKeys), fc.constantFrom<unknown>({ isAdmin: true }, 'x', null, 1, []))
  .map(([key, value]) => Object.fromEntries([[key, value]]));

const strangeTexts = fc.constantFrom(
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  'x\udc00y',
  '\u202e\u2066',
  '\ufeff',
  '%',
  '%00',
  "' or 1=1 --",
  '{{7*7}}',
  '<script>alert(1)</script>',
  '../../../../etc/passwd',
  '=1+1',
  'NaN',
  '1e999',
  '-0',
  '𠮷野家👩‍👩‍👧‍👦',
  'İıſK',
  'a'.repeat(501),
  '中'.repeat(2001),
  '🦒'.repeat(5000),
);

const strangeNumbers = fc.constantFrom(
  -1,
  0,
  -0,
  0.5,
  1e21,
  Number.MAX_SAFE_INTEGER,
  Number.MAX_SAFE_INTEGER + 1,
  Number.MIN_SAFE_INTEGER,
  2 ** 31,
  2 ** 63,
  Number.MAX_VALUE,
  5e-324,
);

/** What a field does not expect. A megabyte is rare: it is refused unread, and slow to send. */
export const strangeValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 30, arbitrary: strangeTexts },
  { weight: 20, arbitrary: strangeNumbers },
  {
    weight: 20,
    arbitrary: fc.constantFrom<unknown>(null, true, false, [], {}, [[]], [null], { length: 3 }, [1, 'a', {}]),
  },
  { weight: 10, arbitrary: poisoned },
  { weight: 10, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 5, arbitrary: fc.jsonValue() },
  { weight: 3, arbitrary: fc.constant(deep) },
  { weight: 2, arbitrary: fc.constant(Array.from({ length: 5000 }, () => ({}))) },
  { weight: 1, arbitrary: fc.constantFrom('m'.repeat(1_000_000), '\0'.repeat(20_000)) },
);

/** Places in a value: paths of keys, also of what lies inside. */
function placesIn(value: unknown, path: (string | number)[] = []): (string | number)[][] {
  const here = path.length > 0 ? [path] : [];
  if (typeof value !== 'object' || value === null) return here;
  const inside = Array.isArray(value)
    ? value.flatMap((item, i) => placesIn(item, [...path, i]))
    : Object.entries(value).flatMap(([key, item]) => placesIn(item, [...path, key]));
  return [...here, ...inside];
}

type Break = { way: 'replace'; value: unknown } | { way: 'leave-out' } | { way: 'add'; name: string; value: unknown };

const breaking: fc.Arbitrary<Break> = fc.oneof(
  { weight: 8, arbitrary: strangeValue.map((value): Break => ({ way: 'replace', value })) },
  { weight: 1, arbitrary: fc.constant<Break>({ way: 'leave-out' }) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom(...prototypeKeys, '', 'id', 'status', 'memberId', '0', 'a\0'), strangeValue)
      .map(([name, value]): Break => ({ way: 'add', name, value })),
  },
);

/** One field of something valid replaced, left out or added. */
export function brokenInput(valid: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc.tuple(valid, fc.nat(), breaking).map(([value, n, how]) => {
    const places = placesIn(value);
    const place = places[n % Math.max(places.length, 1)];
    if (how.way === 'add' || !place) {
      const { name, value: added } = how.way === 'add' ? how : { name: 'more', value: null };
      return typeof value === 'object' ? withField(value ?? {}, name, added) : added;
    }
    return changed(value, place, how);
  });
}

/** Also for `__proto__`, which an assignment would not make a field. */
function withField(value: object, name: string, field: unknown): object {
  return Object.fromEntries([...Object.entries(value), [name, field]]);
}

function changed(value: unknown, [key = '', ...inner]: (string | number)[], how: Break): unknown {
  const entries = Object.entries(value as object).flatMap(([name, item]): [string, unknown][] => {
    if (name !== String(key)) return [[name, item]];
    if (inner.length > 0) return [[name, changed(item, inner, how)]];
    return how.way === 'replace' ? [[name, how.value]] : [];
  });
  return Array.isArray(value) ? entries.map(([, item]) => item) : Object.fromEntries(entries);
}

/** A value as JSON text. */
export function written(value: unknown): string {
  const deepText = '['.repeat(deepness) + ']'.repeat(deepness);
  return (JSON.stringify(value) ?? 'null').replaceAll(JSON.stringify(deep), deepText);
}
