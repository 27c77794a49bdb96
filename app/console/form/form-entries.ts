import { venueMinute } from '#platform/clock/clock.ts';
import type { Values } from '#platform/content/content-kind.ts';
import type { Control, Fields } from '#platform/content/field.ts';
import { rowsOf, rowTexts, type Thread } from '../content/document.ts';
import { fileText } from './file-text.ts';

/** What stands in the controls of a form, as the browser sends it: also what cannot be read as its field's type stays as it is. */
export type Entries = [name: string, value: string][];

/** What stands in a form that shows these values: `readFields` reads it back. @param prefix of the controls' names */
export function formEntries(fields: Fields, thread: Thread, values: Values, prefix = ''): Entries {
  return Object.entries(fields).flatMap(([name, { control }]) =>
    entriesOf(control, thread, values[name], prefix + name),
  );
}

function entriesOf(control: Control, thread: Thread, value: unknown, name: string): Entries {
  if (control.type === 'rows') return rowEntries(control, thread, value, name);
  if (value === undefined || value === null) return [];
  switch (control.type) {
    case 'flag':
      return value === true ? [[name, 'on']] : [];
    case 'list':
      return [[name, Array.isArray(value) ? value.join('\n') : String(value)]];
    case 'moment':
      return [[name, typeof value === 'string' ? minuteOf(value) : '']];
    case 'file':
      return [[name, fileText(value)]];
    case 'pictures':
      return [[name, Array.isArray(value) ? value.join(' ') : String(value)]];
    case 'choices':
    case 'countries':
    case 'things':
      return (Array.isArray(value) ? value : [value]).map((each): [string, string] => [name, String(each)]);
    default:
      return [[name, String(value)]];
  }
}

function rowEntries(
  control: Extract<Control, { type: 'rows' }>,
  thread: Thread,
  value: unknown,
  name: string,
): Entries {
  if (thread === 'shared') {
    return rowsOf(value).flatMap(
      ({ id, ...row }): Entries => [
        [name, String(id)],
        ...formEntries(control.shared, thread, row, `${name}.${String(id)}.`),
      ],
    );
  }
  return Object.entries(rowTexts(value)).flatMap(
    ([id, row]): Entries => [[name, id], ...formEntries(control.texts, thread, row, `${name}.${id}.`)],
  );
}

/** ISO 8601 as a field for date and time holds it; what is none stays what it is. */
function minuteOf(iso: string): string {
  const moment = new Date(iso);
  return Number.isNaN(moment.getTime()) ? iso : venueMinute(moment);
}
