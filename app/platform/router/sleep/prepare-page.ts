import { type InlineHashes, inlineHash } from '#platform/http/inline-hash.ts';
import { sleepingLink, sleepingScript } from './asleep.ts';
import type { StyleSheets } from './style-sheets.ts';

/** The names that do something, and those under which the same does nothing until the page wakes (`wake-app.ts`). */
const asleep = {
  stylesheet: `${sleepingLink}stylesheet`,
  modulepreload: `${sleepingLink}modulepreload`,
  module: sleepingScript,
} as const;

/** A page as it is sent, and the hashes that its Content-Security-Policy names. */
export interface PreparedPage extends InlineHashes {
  body: Buffer;
}

/**
 * Prepares a page of the site for sending: its style sheets become one style element, its module script and preloads
 * are put to sleep (see `asleep`), and the inline scripts of its own are hashed. What is its own is known by the nonce of
 * this one rendering, which is taken out: a script or style that found its way into the text of a page, wherever it
 * stands, cannot know it, so it is not hashed and does not run.
 * @param page whole, as React renders it: it writes `<`, `>` and quotes inside attributes as entities
 * @param sleeping whether it is put to sleep; else it only loses its nonces
 * @param nonce where undefined, nothing in the page is its own
 */
export function preparePage(
  page: Buffer,
  nonce: string | undefined,
  sheets: StyleSheets,
  sleeping: boolean,
): PreparedPage {
  if (!nonce) return { body: page, scripts: [], styles: [] };
  const scripts = new Set<string>();
  const pieces: Buffer[] = [];
  const inlined: string[] = [];
  let firstSheet = 0;
  let done = 0;
  for (const { start, end, text: tag } of ownTags(page, ` nonce="${nonce}"`)) {
    const sheet = sleeping ? sheetOf(tag, sheets) : undefined;
    pieces.push(page.subarray(done, start));
    if (sheet !== undefined && inlined.push(sheet) === 1) firstSheet = pieces.length;
    pieces.push(Buffer.from(sleeping ? putToSleep(tag, sheet !== undefined) : tag));
    if (isInlineScript(tag)) scripts.add(inlineHash(page.subarray(end, page.indexOf('</script', end))));
    done = end;
  }
  pieces.push(page.subarray(done));
  const style = inlined.length > 0 ? sheets.together(inlined) : undefined;
  if (style) pieces.splice(firstSheet, 0, style.element);
  return { body: Buffer.concat(pieces), scripts: [...scripts], styles: style ? [style.hash] : [] };
}

/** The tags that carry a nonce: where they stand, and their text without it. */
function* ownTags(page: Buffer, mark: string): Generator<{ start: number; end: number; text: string }> {
  for (let at = page.indexOf(mark); at !== -1; ) {
    const start = page.lastIndexOf('<', at);
    const end = page.indexOf('>', at) + 1 || page.length;
    yield { start, end, text: page.toString('utf8', start, end).replace(mark, '') };
    at = page.indexOf(mark, end);
  }
}

function putToSleep(tag: string, isSheet: boolean): string {
  if (tag.startsWith('<script')) return renamed(tag, 'type', 'module');
  return renamed(tag, 'rel', isSheet ? 'stylesheet' : 'modulepreload');
}

function renamed(tag: string, attribute: string, value: keyof typeof asleep): string {
  return tag.replace(` ${attribute}="${value}"`, ` ${attribute}="${asleep[value]}"`);
}

/** The address of a sheet that is put into the page; undefined for any other tag. */
function sheetOf(tag: string, sheets: StyleSheets): string | undefined {
  if (!tag.startsWith('<link') || !tag.includes(' rel="stylesheet"') || / (?:media|disabled)\b/.test(tag))
    return undefined;
  const href = / href="([^"#]*)#?"/.exec(tag)?.[1];
  return href !== undefined && sheets.has(href) ? href : undefined;
}

/** Data that stands in a script (`application/ld+json`) does not run. */
function isInlineScript(tag: string): boolean {
  return (
    tag.startsWith('<script') && !tag.includes(' src="') && (!tag.includes(' type=') || tag.includes(' type="module"'))
  );
}
