import type { z } from 'zod';
import type { Values } from '#platform/content/content-kind.ts';
import { isLocale } from '#platform/i18n/locale.ts';
import { rowsOf } from '../document.ts';
import type { Wrong } from './published.server.ts';

/** Where in the console a fault of a draft stands: `texts.fr-FR.title` is the title of the French. */
export function whereIs(issue: z.core.$ZodIssue, shared: Values): Wrong {
  const path = issue.path.map(String);
  const [first, ...rest] = path;
  if (first === 'texts') return { ...placeOf(rest), issue };
  const row = rowsOf(shared[first ?? ''])[Number(rest[0])];
  if (first === undefined || !row) return { thread: 'shared', field: path.join('.'), issue };
  const id = String(row.id);
  if (rest[1] !== 'texts') return { thread: 'shared', field: [first, id, ...rest.slice(1)].join('.'), issue };
  const { thread, field } = placeOf(rest.slice(2));
  return { thread, field: [first, id, field].filter(Boolean).join('.'), issue };
}

function placeOf([locale, ...rest]: string[]): Pick<Wrong, 'thread' | 'field'> {
  return isLocale(locale) ? { thread: locale, field: rest.join('.') } : { thread: 'shared', field: '' };
}
