import { text } from 'node:stream/consumers';
import type { EntryContext } from 'react-router';

/** React's streams write it, its `renderToString` does not: without it browsers lay the page out as in 1998. */
const documentType = '<!DOCTYPE html>';
const end = '</body></html>';

/** As they stand in a script without ending it: `<`, `>`, `&` and the two that end a line. */
const escaped: Record<string, string> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** Where pages are written before they are copied out: memory that is there already, and as long as the longest one may need. */
let desk = Buffer.alloc(0);

/** The most bytes of UTF-8 that a unit of a text makes. */
const mostBytes = 3;

/**
 * Takes out of what React Router renders a page with what the loaders have returned: where there is none, it writes none.
 * @returns `readData` reads it whole, as React Router writes it down for the browser
 */
export function apartFromData({ serverHandoffStream: stream, ...context }: EntryContext): {
  context: EntryContext;
  readData(): Promise<string>;
} {
  return { context, readData: async () => (stream ? text(stream) : '') };
}

/**
 * The page as it goes out, with its data at its end, for waking: in one script what `ServerRouter` writes in several. React
 * Router's way is to render each piece as a component that is waited for; here all of it is known. The pieces are encoded
 * one after the other: put together to one text, all would be copied twice more.
 * @param markup the document as React renders it
 * @throws Error where it does not end as a document does
 */
export function wholePage(markup: string, data: string, nonce: string): Buffer<ArrayBuffer> {
  if (!markup.endsWith(end)) throw new Error('The page has no end to put its data to');
  const literal = JSON.stringify(data).replace(/[<>&\u2028\u2029]/g, (sign) => escaped[sign] ?? '');
  const stream = 'window.__reactRouterContext.streamController';
  const script = `<script nonce="${nonce}">${stream}.enqueue(${literal});${stream}.close();</script>${end}`;
  const most = (documentType.length + markup.length + script.length) * mostBytes;
  if (desk.length < most) desk = Buffer.allocUnsafeSlow(most);
  const opened = desk.write(documentType);
  const rendered = opened + desk.write(markup, opened) - end.length;
  const length = rendered + desk.write(script, rendered);
  const page = Buffer.allocUnsafeSlow(length);
  desk.copy(page, 0, 0, length);
  return page;
}
