import type { Values } from '#platform/content/content-kind.ts';
import type { Control, Field, Fields } from '#platform/content/field.ts';

const words = ['Word', 'word', 'W1-A01', 'https://example.org/'];

/** Values that may stand in a control of a type, so that a field of any kind takes one of them. */
function candidates(control: Control): unknown[] {
  switch (control.type) {
    case 'rich':
      return ['<p>Word</p>'];
    case 'list':
      return [['Word'], ['09:00']];
    case 'number':
      return [control.min];
    case 'decimal':
      return ['1'];
    case 'day':
      return ['2027-06-18'];
    case 'moment':
      return ['2027-06-18T01:30:00.000Z'];
    case 'time':
      return ['09:00'];
    case 'flag':
      return [true];
    case 'choice':
      return control.options.map(({ value }) => value);
    case 'choices':
      return control.options.map(({ value }) => [value]);
    case 'country':
      return ['KE'];
    case 'countries':
      return [['KE']];
    case 'industry':
      return Array.from({ length: 99 }, (_, id) => id);
    case 'link':
      return ['https://example.org/'];
    case 'phone':
      return ['+8673185550101'];
    case 'mail':
      return ['desk@example.org'];
    case 'picture':
    case 'film':
      return [1];
    case 'pictures':
      return [[1]];
    case 'file':
      return [{ kind: control.kinds[0], version: '0123456789abcdef', bytes: 1 }];
    case 'thing':
      return ['1'];
    case 'things':
      return [['1']];
    case 'rows':
      return [];
    default:
      return words;
  }
}

/** A value that a field takes. @throws where none of those that are tried does */
export function someValue(name: string, { control, schema }: Field): unknown {
  const value = candidates(control).find((each) => schema.safeParse(each).success);
  if (value === undefined) throw new Error(`Nothing that was tried may stand in ${name}`);
  return value;
}

/** The least that fields need: what may be left out is left out, and so are rows. */
export function leastOf(fields: Fields): Values {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      field.control.type === 'rows' || field.schema.safeParse(undefined).success
        ? []
        : [[name, someValue(name, field)]],
    ),
  );
}
