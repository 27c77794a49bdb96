const digits = '零一二三四五六七八九';
const worth: Partial<Record<string, number>> = { 十: 10, 百: 100, 千: 1000 };

/**
 * What numerals say: `三千二百`, `一万二千`, `二〇二五`.
 * @returns undefined of two digits side by side, which say about how many (`两三`), and of what is no number
 */
export function countChinese(numerals: string): number | undefined {
  const plain = numerals.replaceAll('〇', '零').replaceAll('两', '二');
  if (/^[零一二三四五六七八九]{2,}$/.test(plain)) {
    return /^[一二].{3}$/.test(plain) ? Number(Array.from(plain, (each) => digits.indexOf(each)).join('')) : undefined;
  }
  if (/^[百千万亿].|[一二三四五六七八九]{2}|[十百千]{2}/.test(plain)) return undefined;
  let sum = 0;
  for (const [, part = '', high] of plain.matchAll(/([^万亿]+)([万亿])?/gu)) {
    sum += belowTenThousand(part) * (high === '亿' ? 1e8 : high === '万' ? 1e4 : 1);
  }
  return sum;
}

function belowTenThousand(numerals: string): number {
  let [total, current] = [0, 0];
  for (const each of numerals) {
    const times = worth[each];
    if (times) [total, current] = [total + (current || 1) * times, 0];
    else current = Math.max(0, digits.indexOf(each));
  }
  return total + current;
}
