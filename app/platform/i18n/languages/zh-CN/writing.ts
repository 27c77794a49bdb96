import type { Day, RoughSum, Writing } from '../../writing.ts';

const weekdays = [...'日一二三四五六'];
const dayOfYear = ({ month, day }: Day) => `${month}月${day}日`;

const greatNumbers = [
  { size: 100_000_000, word: '亿' },
  { size: 10_000, word: '万' },
];

/** `约259.9万元人民币`: great sums are counted by the ten thousand, and nobody reads their last digits. */
function roughly({ units, digits, code, name }: RoughSum): string {
  const great = greatNumbers.find(({ size }) => units >= size);
  const number = great ? `${Math.round((units / great.size) * 10) / 10}${great.word}` : digits;
  return `约${number}${code === 'CNY' ? '元人民币' : name}`;
}

export const writing: Writing = {
  dayParts: ({ year, month, day }) => [`${year}年`, `${month}月`, `${day}日`],
  dayAt: 2,
  shortDay: dayOfYear,
  dayOfYear,
  withWeekday: (written, weekday) => `${written}（星期${weekdays[weekday]}）`,
  monthOfYear: ({ year, month }) => `${year}年${month}月`,
  weekdays: weekdays.map((day) => ({ short: day, long: `星期${day}` })),
  weekStart: 1,
  span(first, last) {
    const sameYear = first.year === last.year;
    const sameMonth = sameYear && first.month === last.month;
    const end = `${sameYear ? '' : `${last.year}年`}${sameMonth ? '' : `${last.month}月`}${last.day}日`;
    return `${first.year}年${dayOfYear(first)}至${end}`;
  },
  clock: (time) => time,
  beforeTime: ' ',
  betweenTimes: '–',
  betweenSentences: '',
  brackets: ['（', '）'],
  point: '.',
  group: ',',
  units: { metres: '米', kilometres: '公里', kilobytes: '\u00a0kB', megabytes: '\u00a0MB' },
  dollars: '#美元',
  // 万 and 亿 group by four: no marks of thousands before them.
  greatDollars: [
    { size: 1_000_000, one: '#亿美元', several: '#亿美元', group: '' },
    { size: 100, one: '#万美元', several: '#万美元', group: '' },
  ],
  roughly,
};
