/** So many characters are a few lines of a list; a Chinese character is as wide as two others and says more. */
const most = { wide: 72, narrow: 180 };

const wide = /\p{Script=Han}/u;
/** A mark within a figure ends nothing: `2.5`, `12,000`. */
const sentence = /[.!?](?=\s)|[。！？]/gu;
const clause = /\s?[,;](?=\s)|[，；、]/gu;

/** How many brackets stand open before a place. */
function depth(text: string): number {
  return (text.match(/[(（]/g)?.length ?? 0) - (text.match(/[)）]/g)?.length ?? 0);
}

/**
 * The beginning of a text for a list: whole where it is short, else its first sentences; where the first is long, as many of
 * its clauses as there is room for. No word and no figure is cut, and no bracket stays open.
 */
export function inBrief(text: string): string {
  const isWide = wide.test(text);
  const room = isWide ? most.wide : most.narrow;
  if (text.length <= room) return text;
  const ends = (mark: RegExp) =>
    [...text.slice(0, room + 1).matchAll(mark)].filter(({ index }) => depth(text.slice(0, index)) === 0);
  const lastSentence = ends(sentence).at(-1);
  if (lastSentence && lastSentence.index > room / 3) return text.slice(0, lastSentence.index + lastSentence[0].length);
  const lastClause = ends(clause).at(-1);
  return lastClause ? `${text.slice(0, lastClause.index)}${isWide ? '……' : '…'}` : text;
}
