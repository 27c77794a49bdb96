import { expect, test } from 'vitest';
import { answerWeave } from './answer-weave.server.ts';

test.each([{ file: 'news-12.svg' }, { shape: 'banner', file: 'country-KE.svg' }])(
  '%j is a weave, for ever',
  async (asked) => {
    const response = answerWeave(asked);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(await response.text()).toMatch(/^<svg xmlns=.*<\/svg>$/s);
  },
);

test('the same id has the same weave, another one another', async () => {
  const [one, again, other] = await Promise.all(
    ['news-1.svg', 'news-1.svg', 'news-2.svg'].map((file) => answerWeave({ file }).text()),
  );
  expect(one).toBe(again);
  expect(one).not.toBe(other);
});

test.each([
  { file: '' },
  { file: '.svg' },
  { file: 'news-12' },
  { file: 'news_12.svg' },
  { file: '"><script>.svg' },
  { file: `${'a'.repeat(65)}.svg` },
  { shape: 'round', file: 'news-12.svg' },
  { shape: 'toString', file: 'news-12.svg' },
])('%j is nothing', (asked) => {
  expect(answerWeave(asked).status).toBe(404);
});
