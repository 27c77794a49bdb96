import { createHash } from 'node:crypto';
import { type Attribute, findTags, readAttributes, type Tag } from './html-tags.ts';
import type { InlineHashes } from './security-headers.ts';

/**
 * How a page sleeps: these links and this script type do nothing until the waking script (app/site/wake) gives them
 * their real names back, `stylesheet`, `modulepreload` and `module`.
 */
export const asleep = {
  stylesheet: 'x-stylesheet',
  modulepreload: 'x-modulepreload',
  module: 'text/x-module',
} as const;

/** A page as it is sent, and the hashes that its Content-Security-Policy names. */
export interface PreparedPage extends InlineHashes {
  html: string;
}

interface Edit {
  from: number;
  to: number;
  text: string;
}

/**
 * Prepares a page of the site for sending: its style sheets become one style element, its module script and preloads
 * are put to sleep (see `asleep`), and everything inline that may run or style is hashed, except inside `main`:
 * there stands content, which has no scripts or styles of its own, so that one smuggled into it does not run.
 * @param html a whole page as React renders it
 * @param styleText gives the text of a style sheet by its address; undefined leaves that link as it is
 */
export function preparePage(html: string, styleText: (href: string) => string | undefined): PreparedPage {
  const tags = [...findTags(html)];
  const headEnd = tags.find((tag) => tag.name === 'head' && tag.closing)?.start ?? 0;
  const edits: Edit[] = [];
  const sheets: string[] = [];
  let firstSheet = -1;
  for (const tag of outsideMain(tags)) {
    const attributes = readAttributes(html, tag);
    if (tag.name === 'script' && !attributes.has('src')) putToSleep(edits, attributes.get('type'), 'module');
    if (tag.name !== 'link' || tag.start >= headEnd) continue;
    putToSleep(edits, attributes.get('rel'), 'modulepreload');
    const sheet = sheetOf(attributes, styleText);
    if (sheet === undefined) continue;
    putToSleep(edits, attributes.get('rel'), 'stylesheet');
    sheets.push(sheet);
    if (firstSheet === -1) firstSheet = tag.start;
  }
  const hashes = hashInline(html, tags);
  if (firstSheet === -1) return { html: withEdits(html, edits), ...hashes };
  const style = sheets.join('\n');
  edits.push({ from: firstSheet, to: firstSheet, text: `<style>${style}</style>` });
  return { html: withEdits(html, edits), scripts: hashes.scripts, styles: [sha256(style), ...hashes.styles] };
}

/** The hashes of what stands inline in a page, outside its `main`, and may run or style. */
export function hashInline(html: string, tags: readonly Tag[] = [...findTags(html)]): InlineHashes {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const tag of outsideMain(tags)) {
    const text = html.slice(tag.end, tag.contentEnd);
    if (tag.name === 'style') styles.add(sha256(text));
    if (tag.name === 'script' && mayRun(readAttributes(html, tag))) scripts.add(sha256(text));
  }
  return { scripts: [...scripts], styles: [...styles] };
}

/** The start tags outside the content: that goes from the first `<main>` to the last `</main>`, so that a smuggled `</main>` does not open a way out. */
function outsideMain(tags: readonly Tag[]): Tag[] {
  const starts = tags.filter((tag) => !tag.closing);
  const from = starts.find((tag) => tag.name === 'main')?.start;
  if (from === undefined) return starts;
  const to = tags.findLast((tag) => tag.name === 'main' && tag.closing)?.end ?? Number.POSITIVE_INFINITY;
  return starts.filter((tag) => tag.start < from || tag.start >= to);
}

function sheetOf(
  attributes: Map<string, Attribute>,
  styleText: (href: string) => string | undefined,
): string | undefined {
  if (attributes.get('rel')?.value !== 'stylesheet' || attributes.has('media') || attributes.has('disabled')) {
    return undefined;
  }
  const text = styleText((attributes.get('href')?.value ?? '').replace(sharedMark, ''));
  return text === undefined || /<\/style/i.test(text) ? undefined : text.trim();
}

/** What React Router writes behind the address of a sheet that a lazy module also needs. */
const sharedMark = /#$/;

function putToSleep(edits: Edit[], attribute: Attribute | undefined, name: keyof typeof asleep): void {
  if (attribute?.value.toLowerCase() !== name) return;
  edits.push({ from: attribute.valueStart, to: attribute.valueEnd, text: asleep[name] });
}

const runnableTypes = /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:java|ecma)script)$/i;

function mayRun(attributes: Map<string, Attribute>): boolean {
  return !attributes.has('src') && runnableTypes.test(attributes.get('type')?.value.trim() ?? '');
}

function withEdits(html: string, edits: readonly Edit[]): string {
  const parts: string[] = [];
  let at = 0;
  for (const { from, to, text } of edits.toSorted((one, other) => one.from - other.from)) {
    parts.push(html.slice(at, from), text);
    at = to;
  }
  parts.push(html.slice(at));
  return parts.join('');
}

/** A hash as a policy writes it, of the text as a browser holds it: line ends become LF when a page is read. */
function sha256(text: string): string {
  return `sha256-${createHash('sha256').update(text.replace(/\r\n?/g, '\n')).digest('base64')}`;
}
