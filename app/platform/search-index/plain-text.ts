const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
};

/** Sanitised HTML as plain text for the index: without tags, its few entities as what they stand for. */
export function plainText(html: string): string {
  const words = html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => entities[entity] ?? '');
  return words.replaceAll(/\s+/g, ' ').trim();
}
