import sanitizeHtml from 'sanitize-html';

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
};

/**
 * Makes the HTML of an article safe to show: paragraphs, headings, lists, quotations, tables, emphasis and links, and
 * nothing else. Links lead to this site (from its root) or to https; other sites' get `rel="noopener"`.
 * @param html from an editor, trusted in nothing
 */
export function sanitiseBody(html: string): string {
  return sanitizeHtml(html, options).trim();
}

/** Whether anything remains to be read. */
export function hasText(html: string): boolean {
  return sanitizeHtml(html, { allowedTags: [], allowedAttributes: {} }).trim() !== '';
}

function link(href: string | undefined): sanitizeHtml.Tag {
  const target = safeTarget(href?.trim() ?? '');
  // A tag that is not allowed: its words stay.
  if (target === undefined) return { tagName: 'span', attribs: {} };
  return { tagName: 'a', attribs: target.startsWith('/') ? { href: target } : { href: target, rel: 'noopener' } };
}

/** The address as browsers will read it, so that no spelling (`/\evil.example`) leads elsewhere than it seems. */
function safeTarget(href: string): string | undefined {
  if (!/^(\/|https:)/i.test(href) || !URL.canParse(href, site)) return undefined;
  const url = new URL(href, site);
  if (url.origin === site) return `${url.pathname}${url.search}${url.hash}`;
  return url.protocol === 'https:' && !href.startsWith('/') ? url.href : undefined;
}
