import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sanitiseBody } from '#platform/rich-text/sanitise-body.server.ts';
import { assembleBlocks, blocksOf, unitsOf } from './blocks.ts';

/** Words with marks, as they stand in a block. */
const inline = fc
  .tuple(
    fc.constantFrom('', '<strong>中非</strong> ', '<a href="/news/">here</a> & '),
    fc.string({ minLength: 1, maxLength: 12 }),
  )
  .map(([mark, text]) => sanitiseBody(mark + text.replace(/[<>&]/g, 'x')));

/** HTML as editors send it: some blocks are empty, lists stand in lists. */
const { html } = fc.letrec<{ html: string; item: string }>((tie) => ({
  item: fc.oneof(
    { maxDepth: 2 },
    inline,
    fc
      .array(tie('item'), { minLength: 1, maxLength: 3 })
      .map((own) => `x<ul>${own.map((each) => `<li>${each}</li>`).join('')}</ul>`),
  ),
  html: fc
    .array(
      fc.oneof(
        inline.map((text) => `<p>${text}</p>`),
        inline.map((text) => `<h2>${text}</h2>`),
        fc.constantFrom('<p></p>', '<blockquote><p>q</p></blockquote>'),
        fc
          .array(tie('item'), { minLength: 1, maxLength: 3 })
          .map((own) => `<ol>${own.map((each) => `<li>${each}</li>`).join('')}</ol>`),
        fc
          .array(inline, { minLength: 2, maxLength: 2 })
          .map(([one, other]) => `<table><tbody><tr><td>${one}</td><td></td><th>${other}</th></tr></tbody></table>`),
      ),
      { minLength: 1, maxLength: 6 },
    )
    .map((own) => sanitiseBody(own.join('\n'))),
}));

const tagsOf = (text: string) => text.match(/<\/?(?:p|h2|ul|ol|li|blockquote|table|tbody|tr|th|td)\b/g) ?? [];

test('blocks are paragraphs, headings, items and cells, with what is marked in them', () => {
  expect(
    blocksOf(
      '<h2>A</h2><p>One <strong>two</strong></p><ul><li>x</li><li><p>y</p></li></ul><table><tr><td>1</td><td></td></tr></table><blockquote><p>q</p></blockquote>',
    ),
  ).toEqual(['A', 'One <strong>two</strong>', 'x', 'y', '1', '', 'q']);
});

test('a text put back into its own structure is what it was, and so are its blocks one after another', () => {
  fc.assert(
    fc.property(html, (source) => {
      const places = blocksOf(source);
      const again = assembleBlocks(source, places);
      expect(again).toBe(places.every((text) => text === '') ? '' : source);
      expect(unitsOf(source).join('')).toBe(source);
    }),
  );
});

test('a translation has the marks of its source and its own words, each at its place, also where some are not written yet', () => {
  fc.assert(
    fc.property(html, fc.array(fc.oneof(inline, fc.constantFrom('')), { maxLength: 30 }), (source, texts) => {
      const places = blocksOf(source).map((_, i) => texts[i]?.trim() ?? '');
      const made = assembleBlocks(source, places);
      const isSaid = places.some((text) => text !== '');
      expect(blocksOf(made)).toEqual(isSaid ? places : []);
      if (places.every((text) => text !== '')) expect(tagsOf(made)).toEqual(tagsOf(source));
      expect(sanitiseBody(made)).toBe(made);
    }),
  );
});

test('what a translation has more than its source stays, as paragraphs', () => {
  expect(assembleBlocks('<ul><li>一</li></ul>', ['un', '', 'deux'])).toBe('<ul><li>un</li></ul><p>deux</p>');
});
