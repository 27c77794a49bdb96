import { expect, test } from 'vitest';
import { z } from 'zod';
import { denseMarkdown } from './forms.server.ts';
import { htmlOf } from './markdown.server.ts';

test.each([
  ['Tea and *coffee*.\n\n**At once.**', '<p>Tea and <em>coffee</em>.</p>\n<p><strong>At once.</strong></p>'],
  ['## Figures\n\n- one\n- two', '<h2>Figures</h2>\n<ul>\n<li>one</li>\n<li>two</li>\n</ul>'],
  ['1. one\n2. two', '<ol>\n<li>one</li>\n<li>two</li>\n</ol>'],
  ['> Said so.', '<blockquote><p>Said so.</p></blockquote>'],
  [
    '| Year | Area |\n| --- | --- |\n| 2019 | 40 000 m² |',
    '<table>\n<thead><tr><th>Year</th><th>Area</th></tr></thead>\n<tbody>\n<tr><td>2019</td><td>40 000 m²</td></tr>\n</tbody>\n</table>',
  ],
  ['See [the plan](/exhibition/?cursor=layout).', '<p>See <a href="/exhibition/?cursor=layout">the plan</a>.</p>'],
  [
    '<table><tbody><tr><td>1</td></tr></tbody></table>\n\nAfter.',
    '<table><tbody><tr><td>1</td></tr></tbody></table>\n<p>After.</p>',
  ],
  ['Write to press@expo.example or www.expo.example.', '<p>Write to press@expo.example or www.expo.example.</p>'],
  ['2 < 3 & 4', '<p>2 &lt; 3 &amp; 4</p>'],
])('%s', (markdown, html) => {
  expect(htmlOf(markdown)).toBe(html);
});

test('dense HTML has nothing between its blocks, and the words stay', () => {
  expect(denseMarkdown(z.string()).parse('## Two words\n\n- one > two\n- three')).toBe(
    '<h2>Two words</h2><ul><li>one &gt; two</li><li>three</li></ul>',
  );
});
