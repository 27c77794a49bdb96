import fc from 'fast-check';
import type { Schema } from './openapi.ts';

/** Good values by the name of a field, where its schema says no more than that it is text or a number. */
export type Samples = Record<string, unknown[]>;

/**
 * Values that a schema allows.
 * @param samples used for most values of such a field: what exists lies deeper than what is merely well formed
 * @param name of the field whose schema this is
 */
export function validInput(schema: Schema, samples: Samples = {}, name = ''): fc.Arbitrary<unknown> {
  const known = (Object.hasOwn(samples, name) ? (samples[name] ?? []) : []).filter((sample) => fits(sample, schema));
  const { example } = schema;
  const good = example === undefined ? known : [...known, example];
  const any = bySchema(schema, samples, name);
  return good.length > 0 ? fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...good) }, any) : any;
}

/** Whether a sample is of the type; one field's name means a number here and a text there. */
function fits(sample: unknown, { type = [] }: Schema): boolean {
  const name = typeof sample === 'number' && Number.isInteger(sample) ? ['integer', 'number'] : [typeof sample];
  return [type].flat().some((one) => name.includes(one));
}

function bySchema(schema: Schema, samples: Samples, name: string): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => validInput(choice, samples, name)));
  if (schema.allOf) return fc.tuple(...schema.allOf.map((part) => validInput(part, samples, name))).map(joined);
  const types = [schema.type ?? []].flat();
  if (types.length === 0) return fc.jsonValue({ maxDepth: 2 });
  return fc.oneof(...types.map((type) => ofType(type, schema, samples, name)));
}

const joined = (parts: unknown[]): unknown => Object.assign({}, ...(parts as object[]));

function ofType(type: string, schema: Schema, samples: Samples, name: string): fc.Arbitrary<unknown> {
  switch (type) {
    case 'object':
      return record(schema, samples);
    case 'array': {
      const { minItems = 0, maxItems = minItems + 3 } = schema;
      const items = validInput(schema.items ?? {}, samples, name);
      return fc.array(items, { minLength: minItems, maxLength: Math.min(maxItems, minItems + 5) });
    }
    case 'string':
      // The number of a file: multipart.ts.
      return schema.format === 'binary' ? fc.nat({ max: 1 }) : text(schema);
    case 'integer':
      return fc.oneof(fc.integer(rangeOf(schema, 100)), fc.integer(rangeOf(schema, 1_000_000_000)));
    case 'number':
      return fc.double({ ...rangeOf(schema, 1_000_000), noNaN: true, noDefaultInfinity: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      throw new Error(`A schema has the type ${type}`);
  }
}

function rangeOf(schema: Schema, most: number): { min: number; max: number } {
  const min = schema.minimum ?? (schema.exclusiveMinimum === undefined ? 0 : schema.exclusiveMinimum + 1);
  const max = schema.maximum ?? (schema.exclusiveMaximum === undefined ? min + most : schema.exclusiveMaximum - 1);
  return { min, max: Math.min(max, Math.max(min, most)) };
}

function record({ properties = {}, required = [], additionalProperties }: Schema, samples: Samples) {
  const fields = Object.entries(properties).map(([name, one]) => [name, validInput(one, samples, name)] as const);
  const each = Object.fromEntries(fields);
  // What may be left out is mostly given: more is looked at then.
  const named = fc.oneof({ weight: 3, arbitrary: fc.record(each) }, fc.record(each, { requiredKeys: required }));
  if (typeof additionalProperties !== 'object') return named;
  const more = fc.dictionary(fc.string({ minLength: 1, maxLength: 10 }), validInput(additionalProperties, samples), {
    maxKeys: 3,
  });
  return fc.tuple(more, named).map(joined);
}

/** Of many scripts; none of them a control character. */
const letters = ['a', 'Z', '7', ' ', '-', "'", '%', '_', '\\', 'é', '’', '中', '非', '，', '🦒', '👩🏽‍🌾', 'ي', 'ß'];

const controls = ['\u202e', '\n'];

function text({ format, pattern, minLength = 0, maxLength = 400 }: Schema): fc.Arbitrary<string> {
  const limits = { minLength, maxLength: Math.min(maxLength, minLength + 60) };
  switch (format) {
    case 'email':
      return fc.emailAddress();
    case 'uri':
      return fc.webUrl();
    case 'uuid':
      return fc.uuid();
    case 'date':
      return fc.date({ min: new Date('2024-01-01'), max: new Date('2028-01-01'), noInvalidDate: true }).map(dayOf);
    case 'date-time':
      return fc
        .date({ min: new Date('2024-01-01'), max: new Date('2028-01-01'), noInvalidDate: true })
        .map((date) => date.toISOString());
  }
  const free = fc.string({
    ...limits,
    unit: fc.oneof(fc.constantFrom(...letters, ...controls), fc.string({ minLength: 1, maxLength: 1 })),
  });
  // The document's own slip: flags behind the pattern.
  const matching =
    pattern === undefined ? free : byPattern(new RegExp(pattern.replace(/\$\/[a-z]+$/, '$'), 'u'), limits);
  return matching.filter(({ length }) => length >= minLength && length <= maxLength);
}

const dayOf = (date: Date) => date.toISOString().slice(0, 10);

/**
 * Properties (`\P{C}`) are long lists of characters, which fast-check takes seconds to make: texts of a few letters are
 * tried instead.
 */
function byPattern(pattern: RegExp, limits: { minLength: number; maxLength: number }): fc.Arbitrary<string> {
  if (!/\\p\{/i.test(pattern.source)) return fc.stringMatching(pattern);
  return fc.string({ ...limits, unit: fc.constantFrom(...letters) }).filter((text) => pattern.test(text));
}
