import { lazy, Suspense } from 'react';
import { expect, test } from 'vitest';
import { renderWhole } from './render-whole.server.ts';

/** A document that counts how often it is rendered. */
function counting(part: React.ReactNode) {
  const count = { renders: 0 };
  function Page() {
    count.renders += 1;
    return (
      <html lang="en-US">
        <head />
        <body>{part}</body>
      </html>
    );
  }
  return { count, page: <Page /> };
}

test('a document is rendered once', async () => {
  const { count, page } = counting(<p title="a &quot;b&quot;">1 &lt; 2</p>);
  expect(await renderWhole(page, 'nonce')).toBe(
    '<html lang="en-US"><head></head><body><p title="a &quot;b&quot;">1 &lt; 2</p></body></html>',
  );
  expect(count.renders).toBe(1);
});

test('what has still to be loaded is waited for, and the next time is rendered at once', async () => {
  const Part = lazy(async () => ({ default: () => <p>loaded</p> }));
  const first = counting(<Part />);
  const text = await renderWhole(first.page, 'nonce');
  expect(text).toBe('<html lang="en-US"><head></head><body><p>loaded</p></body></html>');
  expect(first.count.renders).toBeGreaterThan(1);
  const second = counting(<Part />);
  expect(await renderWhole(second.page, 'nonce')).toBe(text);
  expect(second.count.renders).toBe(1);
});

test('nothing is left out for later, not even where a page says what to show meanwhile', async () => {
  const Part = lazy(async () => ({ default: () => <p>loaded</p> }));
  const { page } = counting(
    <Suspense fallback="meanwhile">
      <Part />
    </Suspense>,
  );
  const text = await renderWhole(page, 'nonce');
  expect(text).toContain('<p>loaded</p>');
  expect(text).not.toContain('meanwhile');
});

test('what a component throws is thrown', async () => {
  function Failing(): never {
    throw new Error('no such thing');
  }
  await expect(renderWhole(counting(<Failing />).page, 'nonce')).rejects.toThrow('no such thing');
});
