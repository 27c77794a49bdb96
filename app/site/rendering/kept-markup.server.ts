import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

const markup = new WeakMap<object, Map<string, string>>();

/**
 * Rendered within the rendering of a page, but as a document of its own: it knows no context of the page.
 * @throws what a component throws; it waits for none
 */
export function keepMarkup(of: object, name: string, part: () => ReactElement): string {
  const known = markup.get(of) ?? new Map<string, string>();
  markup.set(of, known);
  const made = known.get(name) ?? renderToStaticMarkup(part(), { identifierPrefix: name });
  known.set(name, made);
  return made;
}
