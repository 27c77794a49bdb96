/**
 * Where a link of a text may lead: a page of the site, by its path without language, or another site by https. What is typed without
 * a scheme but looks like an address gets it.
 * @returns undefined where it leads nowhere a text may lead
 */
export function hrefOf(typed: string): string | undefined {
  const text = typed.trim();
  if (/^\/(?![/\\])[^\s\\]*$/.test(text)) return text;
  const address = /^[a-z\d-]+(\.[a-z\d-]+)+(\/\S*)?$/i.test(text) ? `https://${text}` : text;
  if (!/^https:\/\/[^\s\\]+$/i.test(address) || !URL.canParse(address)) return undefined;
  return new URL(address).href;
}
