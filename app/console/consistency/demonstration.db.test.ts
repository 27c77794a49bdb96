import { beforeAll, expect, test } from 'vitest';
import { textsOf } from '#platform/i18n/texts.ts';
import { demonstration } from '#server/demonstration/demonstration.ts';
import { seed } from '#server/demonstration/seed.ts';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { fieldsOf, splitDraft } from '../content/document.ts';
import { contentKinds } from '../content/kinds.server.ts';
import { glossaryOf } from '../glossary/glossary.server.ts';
import { compareTexts } from './compare-texts.ts';
import { piecesOf } from './pieces.ts';
import { saidIn } from './said-in.ts';

const platform = emptyPlatform();

beforeAll(() => seed({ ...platform(), bundle: demonstration }), 180_000);

test('of the translations of the demonstration, of which many tell a thing in their own way, fewer than three in a hundred ask for a reason', async () => {
  let [compared, facts] = [0, 0];
  const differing: string[] = [];
  const { terms } = await glossaryOf(platform().db);
  for (const kind of contentKinds) {
    const { db } = platform();
    for (const [key, draft] of await kind.read(db, await kind.keys(db, undefined, 5000))) {
      const [source, ...others] = textsOf(splitDraft(kind, draft).texts).map(([locale, values]) => ({
        locale,
        said: saidIn(piecesOf(fieldsOf(kind, locale), values), locale, terms),
      }));
      for (const { locale, said } of source ? others : []) {
        compared += 1;
        facts += said.flatMap((each) => each.facts).length;
        if (source && compareTexts(source.said, said).length > 0) differing.push(`${kind.name} ${key} ${locale}`);
      }
    }
  }
  expect(compared).toBeGreaterThan(2000);
  expect(facts).toBeGreaterThan(5000);
  expect(differing.length / compared, differing.join('\n')).toBeLessThan(0.03);
});
