import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { JsonLd } from './json-ld.tsx';

test('what stands in the page is the data again, and no text in it can end the element', () => {
  const data = { '@type': 'Thing', name: '</script><script>alert(1)</script> & "<!--" é 中非' };
  const html = renderToStaticMarkup(<JsonLd data={data} />);
  const [, text = ''] = /^<script type="application\/ld\+json">(.*)<\/script>$/s.exec(html) ?? [];
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toEqual({ '@context': 'https://schema.org', ...data });
});
