import { momentOfVenue } from '#platform/clock/clock.ts';
import type { Values } from '#platform/content/content-kind.ts';
import type { Control, Fields } from '#platform/content/field.ts';
import type { Thread } from '../content/document.ts';
import { fileIn } from './file-text.ts';

/**
 * What was typed into the form of a thread, as values of its fields. What cannot be read as its field's type stays the text that it is: the
 * check says so at the field, and nothing of it is lost.
 * @param prefix of the controls' names, with a point at its end where there is one
 */
export function readFields(fields: Fields, thread: Thread, form: FormData, prefix = ''): Values {
  const entries = Object.entries(fields).map(([name, { control }]) => [
    name,
    read(control, thread, form, prefix + name),
  ]);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

function read(control: Control, thread: Thread, form: FormData, name: string): unknown {
  switch (control.type) {
    case 'number':
    case 'industry':
    case 'picture':
    case 'film':
      return wholeNumber(textIn(form, name));
    case 'file':
      return fileIn(textIn(form, name));
    case 'flag':
      return form.has(name);
    case 'moment':
      return moment(textIn(form, name));
    case 'list':
      return textIn(form, name)
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean);
    case 'choices':
    case 'countries':
    case 'things':
      return textsIn(form, name);
    case 'pictures':
      return textsIn(form, name).map(wholeNumber);
    case 'rows':
      return rows(control, thread, form, name);
    default:
      return textIn(form, name);
  }
}

/** Rows by their ids, which a hidden control names once a row, in their order. */
function rows(control: Extract<Control, { type: 'rows' }>, thread: Thread, form: FormData, name: string): unknown {
  const ids = [...new Set(textsIn(form, name))].filter((id) => /^[\w-]{1,60}$/.test(id));
  if (thread !== 'shared') {
    return Object.fromEntries(ids.map((id) => [id, readFields(control.texts, thread, form, `${name}.${id}.`)]));
  }
  return ids.map((id) => ({ id, ...readFields(control.shared, thread, form, `${name}.${id}.`) }));
}

function textIn(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

/** Several controls of one name, or several values in one, separated by commas or spaces. */
function textsIn(form: FormData, name: string): string[] {
  return form
    .getAll(name)
    .flatMap((value) => (typeof value === 'string' ? value.split(/[\s,]+/) : []))
    .filter(Boolean);
}

function wholeNumber(text: string): unknown {
  if (text.trim() === '') return undefined;
  return /^-?\d{1,15}$/.test(text.trim()) ? Number(text) : text;
}

/** `2025-06-17T09:00` of the venue as ISO 8601 in UTC. */
function moment(text: string): unknown {
  if (text === '') return undefined;
  return momentOfVenue(text)?.toISOString() ?? text;
}
