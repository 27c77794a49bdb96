import { expect, test } from 'vitest';
import { bodyHtml } from './body-html.ts';

test('paragraphs, headings and lists become markup', () => {
  const typed = 'First line\nsecond line\n\n## What came of it\n\n- one\n- two\r\n\r\nEnd';
  expect(bodyHtml(typed)).toBe(
    '<p>First line second line</p>\n<h2>What came of it</h2>\n<ul>\n<li>one</li>\n<li>two</li>\n</ul>\n<p>End</p>',
  );
  expect(bodyHtml('## Title\nand text below')).toBe('<h2>Title</h2>\n<p>and text below</p>');
});

test('whatever else is typed stays text', () => {
  expect(bodyHtml('<script>alert(1)</script> & <b>')).toBe(
    '<p>&lt;script&gt;alert(1)&lt;/script&gt; &amp; &lt;b&gt;</p>',
  );
  expect(bodyHtml(' \n \n\n ')).toBe('');
});
