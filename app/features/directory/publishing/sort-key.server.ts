const firstHan = 0x4e00;
const lastHan = 0x9fff;

let ranks: Map<string, number> | undefined;

/** The place of every Chinese character in the order of pinyin. Made at the first write. */
function pinyinRanks(): Map<string, number> {
  if (!ranks) {
    const characters = Array.from({ length: lastHan - firstHan + 1 }, (_, i) => String.fromCharCode(firstHan + i));
    const inOrder = characters.sort(new Intl.Collator('zh-CN').compare);
    ranks = new Map(inOrder.map((character, rank) => [character, rank]));
  }
  return ranks;
}

/** Places whose first character is commonly read otherwise: one that is read like it stands in. */
const readAs: readonly [RegExp, string][] = [
  [/长沙/g, '常沙'],
  [/重庆/g, '崇庆'],
  [/厦门/g, '夏门'],
];

/**
 * A name as it is sorted by the database byte for byte (`collate "C"`), which has no order of its own for these
 * languages on every engine: letters without case and accents, Chinese characters by pinyin and after all letters.
 */
export function sortKey(name: string): string {
  const plain = name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  const spoken = readAs.reduce((text, [place, like]) => text.replaceAll(place, like), plain);
  return Array.from(spoken, (character) => {
    const rank = pinyinRanks().get(character);
    return rank === undefined ? character : String.fromCharCode(firstHan + rank);
  }).join('');
}
