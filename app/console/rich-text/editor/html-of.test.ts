import { getSchema } from '@tiptap/core';
import { expect, test } from 'vitest';
import { sanitiseBody } from '#platform/rich-text/sanitise-body.server.ts';
import { hrefOf } from './href-of.ts';
import { htmlOf } from './html-of.ts';
import { extensions } from './nodes.ts';

const text = (words: string, ...marks: string[]) => ({
  type: 'text',
  text: words,
  marks: marks.map((type) =>
    type.startsWith('/') || type.startsWith('https') ? { type: 'link', attrs: { href: type } } : { type },
  ),
});
const paragraph = (...content: object[]) => ({ type: 'paragraph', ...(content.length > 0 ? { content } : {}) });
const node = (type: string, ...content: object[]) => ({ type, content });

const whole = node(
  'doc',
  { type: 'heading', attrs: { level: 2 }, content: [text('A & B')] },
  { type: 'heading', attrs: { level: 3 }, content: [text('C')] },
  paragraph(text('one '), text('two ', 'bold'), text('three', 'bold', 'italic'), text(' <four>', 'italic')),
  paragraph(
    text('see ', '/news/'),
    text('here', 'bold', '/news/'),
    text(' or '),
    text('there', 'https://example.org/?a=1&b=2'),
  ),
  node(
    'bulletList',
    node('listItem', paragraph(text('x'))),
    node('listItem', paragraph(text('y')), node('orderedList', node('listItem', paragraph(text('z'))))),
  ),
  node('blockquote', paragraph(text('q'))),
  node(
    'table',
    node('tableRow', node('tableHeader', paragraph(text('h'))), node('tableHeader', paragraph())),
    node(
      'tableRow',
      node('tableCell', paragraph(text('1'))),
      node('tableCell', paragraph(text('2')), paragraph(text('3'))),
    ),
  ),
  paragraph(),
);

test('a document becomes what the site stores, and the site takes nothing from it', () => {
  const html = htmlOf(whole);
  expect(html).toBe(
    [
      '<h2>A &amp; B</h2>',
      '<h3>C</h3>',
      '<p>one <strong>two <em>three</em></strong><em> &lt;four&gt;</em></p>',
      '<p><a href="/news/">see <strong>here</strong></a> or <a href="https://example.org/?a=1&amp;b=2" rel="noopener">there</a></p>',
      '<ul><li>x</li><li><p>y</p><ol><li>z</li></ol></li></ul>',
      '<blockquote><p>q</p></blockquote>',
      '<table><thead><tr><th>h</th><th></th></tr></thead><tbody><tr><td>1</td><td><p>2</p><p>3</p></td></tr></tbody></table>',
    ].join('\n'),
  );
  expect(sanitiseBody(html)).toBe(html);
});

test('the editor knows no node and no mark that the site would not store', () => {
  const { nodes, marks } = getSchema(extensions);
  expect(Object.keys(nodes).sort()).toEqual([
    'blockquote',
    'bulletList',
    'doc',
    'heading',
    'listItem',
    'orderedList',
    'paragraph',
    'table',
    'tableCell',
    'tableHeader',
    'tableRow',
    'text',
  ]);
  expect(Object.keys(marks).sort()).toEqual(['bold', 'italic', 'link']);
});

test('nothing written is nothing stored', () => {
  expect(htmlOf(node('doc', paragraph()))).toBe('');
});

test.each([
  ['/news/', '/news/'],
  [' https://example.org/x ', 'https://example.org/x'],
  ['example.org/x', 'https://example.org/x'],
  ['http://example.org/', undefined],
  ['//evil.example/', undefined],
  ['/\\evil.example', undefined],
  ['javascript:alert(1)', undefined],
  ['more', undefined],
])('a link typed as %s leads to %s', (typed, href) => {
  expect(hrefOf(typed)).toBe(href);
});
