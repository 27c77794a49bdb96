interface JsonLdProps {
  /** What the page says of itself in the words of schema.org; `@context` is added. Addresses are absolute (`useAbsolute`). */
  data: Record<string, unknown>;
}

/**
 * What a page is about, for machines (JSON-LD). It is data and never runs, so the page's Content-Security-Policy does not
 * name it; no text in it can end the element, for `<` is written as an escape.
 */
export function JsonLd({ data }: JsonLdProps) {
  return <script type="application/ld+json">{jsonLdText(data)}</script>;
}

/** The text of the element; members without a value are left out. */
export function jsonLdText(data: Record<string, unknown>): string {
  return JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
}
