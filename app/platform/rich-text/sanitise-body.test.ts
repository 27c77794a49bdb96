import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hasText, sanitiseBody } from './sanitise-body.server.ts';

test('what an article may hold stays', () => {
  const body =
    '<p>One <strong>two</strong> <em>three</em></p><h2>A</h2><h3>B</h3><ul><li>x</li></ul><ol><li>y</li></ol>' +
    '<blockquote>z</blockquote><table><thead><tr><th>h</th></tr></thead><tbody><tr><td>d</td></tr></tbody></table>' +
    '<p><a href="/news/?page=2#top">here</a></p>';
  expect(sanitiseBody(body)).toBe(body);
});

test('a link to another site gets rel="noopener", whatever it came with', () => {
  expect(sanitiseBody('<a href="https://example.org/a?b=1" rel="opener" target="_blank" onclick="x()">out</a>')).toBe(
    '<a href="https://example.org/a?b=1" rel="noopener">out</a>',
  );
});

test.each([
  ['javascript', '<a href="javascript:alert(1)">x</a>'],
  ['javascript in disguise', '<a href=" java\nscript:alert(1)">x</a>'],
  ['data', '<a href="data:text/html,<script>1</script>">x</a>'],
  ['plain http', '<a href="http://example.org/">x</a>'],
  ['another host without a scheme', '<a href="//evil.example/">x</a>'],
  ['another host behind a backslash', '<a href="/\\evil.example/">x</a>'],
  ['another host behind a dot', '<a href="/.//evil.example/">x</a>'],
  ['another host behind a tab', '<a href="/\t/evil.example/">x</a>'],
  ['a path that is relative to the page', '<a href="more">x</a>'],
])('a link that leads to %s is words only', (_, html) => {
  expect(sanitiseBody(html)).toBe('x');
});

test('what could act or dress up is gone', () => {
  const hostile =
    '<script>alert(1)</script><style>p{}</style><p onclick="x()" style="color:red" class="a" id="b">a</p>' +
    '<img src=x onerror=alert(1)><svg onload=alert(1)><a href="/x">s</a></svg><iframe src="https://e.example"></iframe>' +
    '<form action="/"><input name="q"></form><math><mtext></mtext></math><!-- c -->';
  expect(sanitiseBody(hostile)).toBe('<p>a</p><a href="/x">s</a>');
});

test('what editors paste becomes what the page means', () => {
  expect(sanitiseBody('<h1>T</h1><p><b>b</b> <i>i</i></p>')).toBe('<h2>T</h2><p><strong>b</strong> <em>i</em></p>');
});

test('whatever comes, only known tags remain, each is closed, and links are safe', () => {
  const pieces = fc.constantFrom(
    ...[
      '<p>',
      '</p>',
      '<a href="/x">',
      '<a href="javascript:x">',
      '<a href="',
      '">',
      '</a>',
      '<svg>',
      '</svg>',
      '<h1>',
    ],
    ...['</h1>', '<b>', '</b>', '<span>', '</span>', '<li>', '&lt;', '&', '"', "'", '<b', '<!--', 'https://é.example'],
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(pieces, fc.string()), { maxLength: 12 }), (parts) => {
      const once = sanitiseBody(parts.join(''));
      expect(openTags(once)).toEqual([]);
      for (const [, attributes] of once.matchAll(/<\w+([^>]*)>/g)) {
        expect(attributes).toMatch(/^( href="(\/(?![/\\])[^"]*"|https:[^"]*" rel="noopener"))?$/);
      }
      expect(once).not.toMatch(/<(?!\/?(p|h2|h3|ul|ol|li|blockquote|strong|em|a|table|thead|tbody|tr|th|td)\b)/);
    }),
  );
});

test('whether anything remains to be read', () => {
  expect(hasText('<p> </p><ul><li></li></ul>')).toBe(false);
  expect(hasText('<p>。</p>')).toBe(true);
});

/** Tags left open, or closed without having been opened. */
function openTags(html: string): string[] {
  const open: string[] = [];
  for (const [, slash, name = ''] of html.matchAll(/<(\/?)(\w+)[^>]*>/g)) {
    if (!slash) open.push(name);
    else if (open.at(-1) === name) open.pop();
    else open.push(`/${name}`);
  }
  return open;
}
