import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sanitiseInline } from '#platform/rich-text/sanitise-body.server.ts';
import { brokenMark, marksOf, missingMarks, withNumbers, withTags } from './marks.server.ts';

const source = '请看<a href="/plan/">平面图</a>，<strong>今天</strong>';
const marks = marksOf(source, '');

test('links and emphasis are numbers to whoever translates, and what is typed with them is marked again', () => {
  expect(withNumbers(source, marks)).toBe('请看{1}平面图{/1}，{2}今天{/2}');
  expect(withTags('{2}Today{/2}, see {1}the plan{/1} & "more" < here', marks)).toBe(
    '<strong>Today</strong>, see <a href="/plan/">the plan</a> &amp; "more" &lt; here',
  );
  expect(withTags('{1}x{/1}<script>alert(1)</script><p>y', marks)).toBe('<a href="/plan/">x</a>y');
});

test('what only a translation marks has a number after those of its source', () => {
  const target = 'see <a href="/map/">the map</a>, <em>today</em>';
  const all = marksOf(source, target);
  expect(withNumbers(target, all)).toBe('see {3}the map{/3}, {4}today{/4}');
  expect(missingMarks(target, all).map(({ number }) => number)).toEqual([2]);
});

test.each([
  ['{3}x{/3}', { is: 'unknown', number: 3 }],
  ['{1}x', { is: 'unclosed', number: 1 }],
  ['x{/1}', { is: 'unopened', number: 1 }],
  ['{1}x{2}y{/1}z{/2}', { is: 'unopened', number: 1 }],
  ['{1}x{2}y{/2}{/1} {{1} {a}', undefined],
])('%s is told apart', (text, expected) => {
  expect(brokenMark(text, marks)).toEqual(expected);
});

test('whatever a segment says, what is shown of it is what it was, put back', () => {
  const piece = fc.oneof(
    fc.string({ maxLength: 8 }).map((text) => text.replaceAll('<', '&lt;')),
    fc.constantFrom('{1}', '{', '{{', '{/2}', '&amp;', '&lt;em&gt;', '<em>a</em>', '<strong>b<em>c</em></strong>'),
    fc.constantFrom('<a href="/news/">d</a>', '<a href="https://example.org/?a=1&amp;b=2">e</a>'),
  );
  const segment = fc.array(piece, { maxLength: 6 }).map((pieces) => sanitiseInline(pieces.join('')));
  fc.assert(
    fc.property(segment, segment, (one, other) => {
      const all = marksOf(one, other);
      const squeezed = (text: string) => text.replace(/[ \t\n]+/g, ' ').trim();
      for (const html of [one, other]) {
        expect(squeezed(withTags(withNumbers(html, all), all))).toBe(squeezed(html));
        expect(brokenMark(withNumbers(html, all), all)).toBeUndefined();
      }
    }),
  );
});
