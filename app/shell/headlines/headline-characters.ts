/** So many take some 24 kB: 190 bytes each. */
const mostCharacters = 125;

/**
 * The characters that the first and second headings of a page are made of, each once and sorted: pages with the same ones
 * share a face. A heading that would make them too many is left out whole, for half of it in another face would look torn.
 * @param html as React writes it
 */
export function headlineCharacters(html: string): string {
  let characters = new Set<string>();
  for (const [, , inside = ''] of html.matchAll(/<h([12])\b[^>]*>(.*?)<\/h\1>/gs)) {
    const text = inside.replace(/<[^>]*>|&[#\w]+;|\s/g, '').normalize('NFC');
    const more = new Set([...characters, ...text]);
    if (more.size <= mostCharacters) characters = more;
  }
  const sorted = [...characters].sort().join('');
  return /\p{Script=Han}/u.test(sorted) ? sorted : '';
}
