import { expect, test } from 'vitest';
import { englishSpaces } from './english-spaces.ts';

/** Written with ~ where the no-break space must stand. */
function spaced(text: string): string {
  return text.replaceAll('~', '\u00a0');
}

test.each([
  ['signed for US$ 11.39 billion', 'signed for US$~11.39~billion'],
  ['from 12 June to 1 July 2025', 'from 12~June to 1~July 2025'],
  ['25 km, 100,000 m², 200 kg, 40 tonnes', '25~km, 100,000~m², 200~kg, 40~tonnes'],
  ['form No. 5, p. 3', 'form No.~5, p.~3'],
])('%s', (typed, set) => {
  expect(englishSpaces(typed)).toBe(spaced(set));
  expect(englishSpaces(spaced(set))).toBe(spaced(set));
});

test.each([
  '12 halls, 5 large crates, 3 machines',
  '+86 731 8200 0000',
  'No later than 2025',
  '<a href="/news/12 June">news</a>',
  'https://example.org/12',
])('%s stays as it is', (text) => {
  expect(englishSpaces(text)).toBe(text);
});
