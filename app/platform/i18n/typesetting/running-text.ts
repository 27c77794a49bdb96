const tagOrAddress = /(<[^>]*>|https?:\/\/\S+)/;

/** Sets the words of a text; HTML tags and web addresses are left as they are. */
export function inRunningText(text: string, set: (words: string) => string): string {
  return text
    .split(tagOrAddress)
    .map((part, i) => (i % 2 === 1 ? part : set(part)))
    .join('');
}
