import { text } from 'node:stream/consumers';
import type { EntryContext } from 'react-router';

const end = '</body></html>';

/** As they stand in a script without ending it: `<`, `>`, `&` and the two that end a line. */
const escaped: Record<string, string> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** What the loaders have returned, as React Router writes it down for the browser. */
export async function readPageData(stream: EntryContext['serverHandoffStream']): Promise<string> {
  return stream ? text(stream) : '';
}

/**
 * Puts the page's data at its end, for waking: in one script what `ServerRouter` writes in several. React Router's way is to
 * render each piece as a component that is waited for; here all of it is known.
 * @throws Error where the page does not end as a document does
 */
export function withPageData(markup: string, data: string, nonce: string): string {
  if (!markup.endsWith(end)) throw new Error('The page has no end to put its data to');
  const literal = JSON.stringify(data).replace(/[<>&\u2028\u2029]/g, (sign) => escaped[sign] ?? '');
  const stream = 'window.__reactRouterContext.streamController';
  const script = `<script nonce="${nonce}">${stream}.enqueue(${literal});${stream}.close();</script>`;
  return markup.slice(0, -end.length) + script + end;
}
