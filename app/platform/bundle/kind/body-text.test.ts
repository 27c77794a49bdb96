import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sanitiseBody } from '#platform/rich-text/sanitise-body.server.ts';
import { bundleFiles, textOfFile } from '#tests/demonstration/files.ts';
import { readFrontMatter } from '../front-matter.server.ts';
import { htmlOf } from '../markdown.server.ts';
import { bodyText, htmlOfBody } from './body-text.server.ts';

const again = (html: string) => sanitiseBody(htmlOfBody(bodyText(html)));

test.each<[html: string, text: string]>([
  ['<p>Tea and <em>coffee</em>.</p>\n<p><strong>At once.</strong></p>', 'Tea and *coffee*.\n\n**At once.**'],
  ['<h2>Figures</h2>\n<ul>\n<li>one</li>\n<li>two</li>\n</ul>', '## Figures\n\n- one\n- two'],
  ['<ol>\n<li>one</li>\n<li>two</li>\n</ol>', '1. one\n2. two'],
  ['<ul>\n<li>one<ul>\n<li>two</li>\n</ul>\n</li>\n</ul>', '- one\n  - two'],
  ['<blockquote><p>Said so.</p></blockquote>', '> Said so.'],
  [
    '<table>\n<thead><tr><th>Year</th><th>Area</th></tr></thead>\n<tbody>\n<tr><td>2019</td><td>a | b</td></tr>\n</tbody>\n</table>',
    '| Year | Area |\n| --- | --- |\n| 2019 | a \\| b |',
  ],
  [
    '<p>See <a href="/exhibition/?cursor=layout&amp;a=(b)">the plan</a>.</p>',
    'See [the plan](</exhibition/?cursor=layout&a=(b)>).',
  ],
  ['<p>2 * 3 &lt; 7 &amp; [1]</p>', '2 \\* 3 < 7 & \\[1\\]'],
  ['<p>1. not a list</p>\n<p># nor a heading</p>', '1\\. not a list\n\n\\# nor a heading'],
  ['<p><strong>提示：</strong>把</p>', '<strong>提示：</strong>把'],
])('%s', (html, text) => {
  expect(bodyText(html)).toEqual({ form: undefined, text });
  expect(again(html)).toBe(html);
});

test('blocks with nothing between them are Markdown too, and say so', () => {
  const html = '<h2>Two words</h2><ul><li>one</li><li>two</li></ul><p>End.</p>';
  expect(bodyText(html)).toEqual({ form: 'dense', text: '## Two words\n\n- one\n- two\n\nEnd.' });
  expect(again(html)).toBe(html);
});

test('a list alone with nothing between its entries is Markdown rather than HTML', () => {
  expect(bodyText('<ul><li>one</li><li>two</li></ul>')).toEqual({ form: 'dense', text: '- one\n- two' });
});

test('a block that Markdown has no form for stands as it is between the others', () => {
  const html = '<p>One.</p>\n<table><tbody><tr><td>1</td></tr></tbody></table>\n<p>Two.</p>';
  expect(bodyText(html)).toEqual({
    form: undefined,
    text: 'One.\n\n<table><tbody><tr><td>1</td></tr></tbody></table>\n\nTwo.',
  });
});

test.each(['words in no block', '<p>a</p> <p>b</p>', '<p>a\n\nb</p>', '<ul><li>a</li></ul><ul><li>b</li></ul>', ''])(
  '%j is HTML as it stands where nothing else holds it',
  (html) => {
    expect(again(html)).toBe(html);
  },
);

test('every text of the demonstration comes back as it was, nearly all of them as Markdown', () => {
  const forms: Record<string, number> = {};
  for (const file of bundleFiles().filter((each) => each.endsWith('.md'))) {
    const html = sanitiseBody(htmlOf(readFrontMatter(file, textOfFile(file)).body));
    for (const each of [html, html.replaceAll('>\n<', '><')]) {
      const body = bodyText(each);
      forms[body.form ?? 'lines'] = (forms[body.form ?? 'lines'] ?? 0) + 1;
      expect([file, sanitiseBody(htmlOfBody(body))]).toEqual([file, each]);
    }
  }
  const all = Object.values(forms).reduce((sum, each) => sum + each);
  expect(all).toBeGreaterThan(900);
  expect((forms.html ?? 0) / all).toBeLessThan(0.02);
});

/** HTML of all that an editor's text may hold, built at random. */
const words = fc.oneof(
  fc.constantFrom(
    'a',
    '*',
    '_b_',
    '**',
    '`',
    '1. ',
    '- ',
    '# ',
    '> ',
    '|',
    '\\',
    '[x](y)',
    '&',
    '&amp;',
    '<',
    ' ',
    '提示：',
    '\n',
    '\n\n',
    '---',
    '=',
    '!',
    '~~',
  ),
  fc.string({ maxLength: 8 }),
);
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const run = fc.array(words, { maxLength: 4 }).map((all) => escaped(all.join('')));
const { inline } = fc.letrec<{ inline: string; piece: string }>((tie) => ({
  inline: fc.array(tie('piece'), { maxLength: 4 }).map((all) => all.join('')),
  piece: fc.oneof(
    { depthSize: 'small' },
    run,
    tie('inline').map((inside) => `<strong>${inside}</strong>`),
    tie('inline').map((inside) => `<em>${inside}</em>`),
    fc
      .tuple(fc.constantFrom('/news/', 'https://example.org/a?b=(c)&d=1', '/a b', '/%20"'), tie('inline'))
      .map(([href, inside]) => `<a href="${escaped(href)}">${inside}</a>`),
  ),
}));
const space = fc.constantFrom('', '\n');
const { block } = fc.letrec<{ block: string; item: string }>((tie) => ({
  item: fc.oneof(
    inline,
    fc.tuple(inline, tie('block')).map(([one, other]) => one + other),
  ),
  block: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.tuple(fc.constantFrom('p', 'h2', 'h3'), inline).map(([name, inside]) => `<${name}>${inside}</${name}>`),
    fc
      .tuple(fc.constantFrom('ul', 'ol'), fc.array(tie('item'), { maxLength: 3 }), space)
      .map(
        ([name, items, between]) =>
          `<${name}>${between}${items.map((item) => `<li>${item}</li>${between}`).join('')}</${name}>`,
      ),
    tie('block').map((inside) => `<blockquote>${inside}</blockquote>`),
    fc
      .tuple(fc.array(inline, { minLength: 1, maxLength: 3 }), space)
      .map(
        ([cells, between]) =>
          `<table>${between}<thead><tr>${cells.map((cell) => `<th>${cell}</th>`).join('')}</tr></thead>${between}<tbody>${between}<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>${between}</tbody>${between}</table>`,
      ),
  ),
}));

test('whatever an editor’s text holds comes back as it was', () => {
  fc.assert(
    fc.property(fc.array(block, { maxLength: 4 }), space, (blocks, between) => {
      const html = sanitiseBody(blocks.join(between));
      expect(again(html)).toBe(html);
    }),
    { numRuns: 500 },
  );
});

test('whatever is handed in comes back as it was made safe', () => {
  const pieces = fc.constantFrom(
    '<p>',
    '</p>',
    '<a href="/x">',
    '</a>',
    '<h1>',
    '<li>',
    '<b>',
    '</b>',
    '&lt;',
    '<!--',
    '\r\n',
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(pieces, fc.string()), { maxLength: 12 }), (parts) => {
      const html = sanitiseBody(parts.join(''));
      expect(again(html)).toBe(html);
    }),
  );
});
