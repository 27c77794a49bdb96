import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { WovenPicture } from './woven-picture.tsx';

const src = '/assets/coffee.webp';

test('decoration, unless somebody says what is to be seen', () => {
  expect(renderToString(<WovenPicture src={src} weave="product-1" />)).toContain('alt=""');
  expect(renderToString(<WovenPicture src={src} weave="product-1" alt="A cup" />)).toContain('alt="A cup"');
});

test('its place is kept, and it is fetched as it comes near, unless it is seen at once', () => {
  const html = renderToString(<WovenPicture src={src} weave="product-1" />);
  expect(html).toMatch(/ width="192" height="128" loading="lazy"/);
  expect(renderToString(<WovenPicture src={src} weave="product-1" eager />)).toContain('loading="eager"');
  expect(html).not.toContain('style=');
});

test('where nothing is drawn, the weave of the id stands in, in the same box', () => {
  const html = renderToString(<WovenPicture src={undefined} weave="product-1" className="own" />);
  expect(html).toMatch(/^<svg class="[^"]*own"/);
  expect(html).not.toContain('<img');
});
