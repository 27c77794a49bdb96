import type { Schema } from './openapi.ts';

/** A value of a field that its description does not allow. */
export interface WrongValue {
  /** As the envelope of errors names the field: `visitors.0.name`. */
  field: string;
  kind: 'missing' | 'wrong type' | 'unknown' | 'too long' | 'bad number' | 'twice' | 'nothing';
  value: unknown;
  /** Whether the description itself says that it is wrong; else the call may take it, or refuse it by its own rules. */
  isForbidden: boolean;
}

/** Put in a field's place, this takes the field away. */
export const absent = Symbol('absent');

const unknownWord = 'no-such-thing-9';

/** Wrong values of each field of a body, and of the fields inside it. */
export function wrongFields({ properties = {}, required = [] }: Schema, inside = ''): WrongValue[] {
  return Object.entries(properties).flatMap(([name, schema]) => {
    const field = `${inside}${name}`;
    const missing: WrongValue[] = required.includes(name)
      ? [{ field, kind: 'missing', value: absent, isForbidden: true }]
      : [];
    return [...missing, ...wrongOnes(field, schema), ...deeper(field, schema)];
  });
}

function deeper(field: string, schema: Schema): WrongValue[] {
  if (schema.properties) return wrongFields(schema, `${field}.`);
  return schema.items ? [...wrongOnes(`${field}.0`, schema.items), ...deeper(`${field}.0`, schema.items)] : [];
}

const typesOf = ({ type = [], anyOf = [], enum: values, const: only }: Schema): string[] => [
  ...[type].flat(),
  ...anyOf.flatMap(typesOf),
  ...(values ?? (only === undefined ? [] : [only])).map((value) => typeof value),
];

function wrongOnes(field: string, schema: Schema): WrongValue[] {
  const types = typesOf(schema);
  if (schema.format === 'binary' || types.length === 0) return [];
  const isText = types.includes('string');
  const isNumber = types.includes('integer') || types.includes('number');
  const of = (kind: WrongValue['kind'], value: unknown, isForbidden = true): WrongValue => ({
    field,
    kind,
    value,
    isForbidden,
  });
  return [
    of('wrong type', types.includes('object') ? 7 : { x: 1 }),
    ...(types.includes('null') ? [] : [of('nothing', null)]),
    ...(isText ? [of('unknown', unknownWord, Boolean(schema.enum))] : [of('wrong type', unknownWord)]),
    ...(schema.maxLength ? [of('too long', 'x'.repeat(schema.maxLength + 1))] : []),
    ...(isNumber
      ? [of('bad number', -7, (schema.minimum ?? -8) > -7), of('bad number', 1.5, !types.includes('number'))]
      : []),
  ];
}

/** Wrong values of each parameter, as texts; an array stands for a parameter that comes twice. */
export function wrongParameters({ properties = {}, required = [] }: Schema): WrongValue[] {
  return Object.entries(properties).flatMap(([field, schema]) => {
    const types = typesOf(schema);
    const isText = types.includes('string') && !schema.enum;
    const values: WrongValue[] = [
      { field, kind: 'unknown', value: unknownWord, isForbidden: !isText },
      { field, kind: 'twice', value: ['1', '1'], isForbidden: true },
    ];
    if (required.includes(field)) values.push({ field, kind: 'missing', value: absent, isForbidden: true });
    if (!isText) values.push({ field, kind: 'bad number', value: '-1', isForbidden: true });
    if (schema.maxLength)
      values.push({ field, kind: 'too long', value: 'x'.repeat(schema.maxLength + 1), isForbidden: true });
    return values;
  });
}

/** Input with another value in a field's place. */
export function putInto(input: unknown, [name = '', ...rest]: string[], value: unknown): unknown {
  const old = (input ?? (/^\d+$/.test(name) ? [] : {})) as Record<string, unknown>;
  const copy: Record<string, unknown> = Array.isArray(old) ? ([...old] as never) : { ...old };
  if (rest.length > 0) copy[name] = putInto(copy[name], rest, value);
  else if (value === absent) delete copy[name];
  else copy[name] = value;
  return copy;
}
