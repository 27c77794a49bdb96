import { beforeAll, expect, test } from 'vitest';
import type { ContentKind, Values } from '#platform/content/content-kind.ts';
import { isLocale, type Locale } from '#platform/i18n/locale.ts';
import { textsOf } from '#platform/i18n/texts.ts';
import { demonstration } from '#server/demonstration/demonstration.ts';
import { seed } from '#server/demonstration/seed.ts';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { fieldsOf, isSame, splitDraft } from '../content/document.ts';
import { contentKinds } from '../content/kinds.server.ts';
import { behindBy, placesOf, segmentsOf } from '../content/segments.server.ts';
import { assembleText } from './assemble-text.server.ts';
import { assembleBlocks, blocksOf } from './blocks.ts';
import { marksOf, withNumbers, withTags } from './marks.server.ts';
import { pairSegments } from './pair-segments.server.ts';

const platform = emptyPlatform();

beforeAll(() => seed({ ...platform(), bundle: demonstration }), 180_000);

const withRich = contentKinds.filter(({ texts }) =>
  Object.values(texts).some(({ control }) => control.type === 'rich'),
);

/** All texts of a kind, by thing. */
async function textsIn(kind: ContentKind) {
  const { db } = platform();
  const things = await kind.read(db, await kind.keys(db, undefined, 5000));
  return [...things].map(([key, draft]) => ({ key, texts: textsOf(splitDraft(kind, draft).texts) }));
}

function richIn(kind: ContentKind, values: Values): string[] {
  return Object.entries(kind.texts).flatMap(([name, { control }]) =>
    control.type === 'rich' && values[name] ? [String(values[name])] : [],
  );
}

test.each(withRich.map((kind) => [kind.name, kind] as const))(
  '%s: every text of the demonstration taken apart and put together again is itself, in every language',
  async (_, kind) => {
    const bodies = (await textsIn(kind)).flatMap(({ texts }) => texts.flatMap(([, values]) => richIn(kind, values)));
    expect(bodies.length).toBeGreaterThan(0);
    for (const html of bodies) {
      expect(assembleBlocks(html, blocksOf(html))).toBe(html);
      for (const text of blocksOf(html)) {
        const shown = withNumbers(text, marksOf(text, ''));
        expect(shown).not.toMatch(/<\w|<\//);
        expect(withTags(shown, marksOf(text, ''))).toBe(text.replace(/\s*\n\s*/g, ' '));
      }
    }
  },
);

test.each(withRich.map((kind) => [kind.name, kind] as const))(
  '%s: each language beside each other is shown by paragraphs, items and cells, and saved unchanged is what it was',
  async (_, kind) => {
    for (const { key, texts } of await textsIn(kind)) {
      for (const [from, source] of texts) {
        for (const [to, target] of texts)
          if (to !== from)
            expect([key, from, to, ...wrongIn(kind, { from, source }, { to, target })]).toEqual([key, from, to]);
      }
    }
  },
);

function wrongIn(
  kind: ContentKind,
  { from, source }: { from: Locale; source: Values },
  { to, target }: { to: Locale; target: Values },
): unknown[] {
  const fields = fieldsOf(kind, to);
  const segments = segmentsOf(fieldsOf(kind, from), source);
  const confirmed = segments.map(({ hash }) => hash);
  const { pairs, built } = pairSegments({
    revisions: [placesOf(fields, source)],
    target: placesOf(fields, target),
    confirmed,
  });
  const texts = new Map(pairs.map((pair) => [pair.path, pair.target]));
  const again = assembleText(fields, { source, target, texts, built, thread: to });
  const touched = Object.fromEntries(Object.keys(target).map((name) => [name, again[name]]));
  return [
    ...pairs.filter(({ isHtml, target: own }) => isHtml && /<(?:p|h2|h3|ul|ol|li|table|tr|t[dh])\b/.test(own)),
    ...pairs.filter(({ state }) => state === 'changed'),
    ...(isSame(touched, target) ? [] : [[touched, target]]),
    ...(behindBy(segments, confirmed) === 0 && isLocale(to) ? [] : ['behind']),
  ];
}
