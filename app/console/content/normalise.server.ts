import { z } from 'zod';
import type { Values } from '#platform/content/content-kind.ts';
import type { Field, Fields } from '#platform/content/field.ts';
import { isEmpty } from '#platform/content/is-empty.ts';
import { saying } from '#platform/http/field-messages.ts';
import { writable } from '#platform/i18n/draft-texts.server.ts';
import { sanitiseBody } from '#platform/rich-text/sanitise-body.server.ts';
import { filled, rowsOf, rowTexts, type Thread } from './document.ts';

/** Values as they are kept, and what is wrong with them, by field: `title`, `figures.deals.label`. */
export interface Normalised {
  values: Values;
  issues: Record<string, { issue: z.core.$ZodIssue; input: unknown }>;
}

/**
 * What was typed, as a draft keeps it: HTML made safe, lines without space around them, nothing that is empty and nothing that
 * no field is called. A draft may be unfinished, so that something is missing is no fault yet; what is there must be able to
 * stand in its field.
 */
export function normalise(fields: Fields, thread: Thread, typed: Values): Normalised {
  const values: Values = {};
  const issues: Normalised['issues'] = {};
  for (const [name, field] of Object.entries(fields)) {
    const value = plain(field, thread, typed[name]);
    if (isEmpty(value)) continue;
    const [unwritable] = held.safeParse(value).error?.issues ?? [];
    if (unwritable) {
      issues[name] = { issue: unwritable, input: value };
      continue;
    }
    values[name] = value;
    Object.assign(issues, issuesOf(field, thread, name, value));
  }
  return { values: filled(values), issues };
}

/** What the database can hold, however deep it lies: the rule of a field may not say so. */
const held = z.unknown().refine(isHeld, saying('unwritable'));

function isHeld(value: unknown): boolean {
  if (typeof value === 'string') return writable(value);
  if (Array.isArray(value)) return value.every(isHeld);
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([name, each]) => writable(name) && isHeld(each));
}

function plain({ control }: Field, thread: Thread, value: unknown): unknown {
  switch (control.type) {
    case 'rich':
      return typeof value === 'string' ? sanitiseBody(value) : value;
    case 'line':
    case 'lines':
      return typeof value === 'string' ? value.replace(/\r\n?/g, '\n').trim() : value;
    case 'list':
      return Array.isArray(value) ? value.map((each) => String(each).trim()).filter(Boolean) : value;
    case 'rows':
      return thread === 'shared'
        ? rowsOf(value).map(({ id, ...row }) => ({ id, ...normalise(control.shared, 'shared', row).values }))
        : Object.fromEntries(
            Object.entries(rowTexts(value)).map(([id, row]) => [id, normalise(control.texts, thread, row).values]),
          );
    default:
      return value;
  }
}

function issuesOf({ control, schema }: Field, thread: Thread, name: string, value: unknown): Normalised['issues'] {
  if (control.type !== 'rows') {
    const [issue] = schema.safeParse(value).error?.issues ?? [];
    return issue ? { [name]: { issue, input: value } } : {};
  }
  const rows =
    thread === 'shared' ? rowsOf(value).map((row) => [String(row.id), row] as const) : Object.entries(rowTexts(value));
  const own = thread === 'shared' ? control.shared : control.texts;
  const found = rows.flatMap(([id, row]) =>
    Object.entries(normalise(own, thread, row).issues).map(([field, issue]) => [`${name}.${id}.${field}`, issue]),
  );
  return Object.fromEntries(found);
}
