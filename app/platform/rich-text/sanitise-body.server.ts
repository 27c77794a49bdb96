import sanitizeHtml from 'sanitize-html';
import { isBlank } from '../i18n/graphemes.ts';

const site = 'https://site.invalid';

const options: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['p', 'h2', 'h3', 'ul', 'ol', 'li', 'blockquote', 'strong', 'em', 'a'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: ['https'],
  allowProtocolRelative: false,
  transformTags: {
    a: (_, { href }) => link(href),
    // What editors paste: the page's own heading is the title, and bold is meant to be strong.
    h1: 'h2',
    b: 'strong',
    i: 'em',
  },
  // Of a link that leads nowhere the words stay. (A transformation into a forbidden tag leaves a closing tag behind.)
  exclusiveFilter: ({ tag, attribs }) => (tag === 'a' && !attribs.href ? 'excludeTag' : false),
};

/**
 * Makes the HTML of an editor’s text safe to show: paragraphs, headings, lists, quotations, tables, emphasis and links, and
 * nothing else. Links lead to this site (from its root) or to https; other sites' get `rel="noopener"`.
 * @param html from an editor, trusted in nothing
 */
export function sanitiseBody(html: string): string {
  return sanitizeHtml(html, options).trim();
}

/** The same of what stands within a paragraph: emphasis and links, and no blocks. */
export function sanitiseInline(html: string): string {
  return sanitizeHtml(html, { ...options, allowedTags: ['strong', 'em', 'a'] })
    .replace(/\s*\n\s*/g, ' ')
    .trim();
}

/** Whether anything remains to be read. */
export function hasText(html: string): boolean {
  return !isBlank(sanitizeHtml(html, { allowedTags: [], allowedAttributes: {} }));
}

function link(href: string | undefined): sanitizeHtml.Tag {
  const target = safeTarget(href?.trim() ?? '');
  if (target === undefined) return { tagName: 'a', attribs: {} };
  return { tagName: 'a', attribs: target.startsWith('/') ? { href: target } : { href: target, rel: 'noopener' } };
}

/** The address as browsers will read it, so that no spelling (`/\evil.example`) leads elsewhere than it seems. */
function safeTarget(href: string): string | undefined {
  if (!/^(\/|https:)/i.test(href) || !URL.canParse(href, site)) return undefined;
  const url = new URL(href, site);
  const path = `${url.pathname}${url.search}${url.hash}`;
  // `/.//evil.example` is a path of this site until it is written anew, without its dot.
  if (url.origin === site) return path.startsWith('//') ? undefined : path;
  return url.protocol === 'https:' && !href.startsWith('/') ? url.href : undefined;
}
