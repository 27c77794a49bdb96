import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { markupByData } from './markup-by-data.ts';

/**
 * Rendered within the rendering of a page, but as a document of its own: it knows no context of the page.
 * @throws what a component throws; it waits for none
 */
export function keepMarkup(of: object, name: string, part: () => ReactElement): string {
  return markupByData(of, name, () => renderToStaticMarkup(part(), { identifierPrefix: name }));
}
