import type { Tx } from '#platform/db/database.ts';
import { eachText } from '#platform/i18n/texts.ts';
import type { Findable, FindableText } from '#platform/search-index/findable.ts';
import { makeFindable } from '#platform/search-index/make-findable.server.ts';
import { plainText } from '#platform/search-index/plain-text.ts';
import { pageNames } from '../page-names.server.ts';
import { servicePage } from '../pages.ts';
import { type PartPage, providerHref } from '../services.ts';
import type { WrittenProvider } from './write-providers.server.ts';

/** Has providers found by the search. */
export async function makeProvidersFindable(tx: Tx, written: readonly WrittenProvider[]): Promise<void> {
  await makeFindable(
    tx,
    written.map(({ id, provider: { type, texts } }) => ({
      type: 'service',
      id: String(id),
      path: providerHref({ id, type }),
      texts: eachText(texts, ({ name, profile, contact, address }) => ({
        title: name,
        body: profile,
        words: `${contact} ${address}`,
      })),
    })),
  );
}

/** Has pages found by what all their parts say now. */
export async function makePagesFindable(tx: Tx, pages: readonly PartPage[]): Promise<void> {
  if (pages.length === 0) return;
  const titles = await pageNames.namesInEach(tx);
  const rows = await tx
    .selectFrom('service_part_text as text')
    .innerJoin('service_part as part', (join) =>
      join.onRef('part.page', '=', 'text.page').onRef('part.key', '=', 'text.key'),
    )
    .select(['part.page', 'text.locale', 'text.title', 'text.body'])
    .where('part.page', 'in', [...pages])
    .orderBy('part.position')
    .execute();
  await makeFindable(
    tx,
    pages.map((page): Findable => {
      const own = Map.groupBy(
        rows.filter((row) => row.page === page),
        ({ locale }) => locale,
      );
      const texts = [...own].map(([locale, parts]) => [locale, pageText(titles[locale][page].name, parts)] as const);
      return { type: 'page', id: `service-${page}`, path: servicePage(page).path, texts: Object.fromEntries(texts) };
    }),
  );
}

function pageText(title: string, parts: { title: string; body: string }[]): FindableText {
  const body = parts.map((part) => `${part.title}: ${plainText(part.body)}`).join(' ');
  return { title, body };
}

/** Has the page of phrases found by all of them. */
export async function makePhrasesFindable(tx: Tx): Promise<void> {
  const rows = await tx
    .selectFrom('phrase_text as text')
    .innerJoin('phrase', 'phrase.id', 'text.phrase_id')
    .select(['text.locale', 'text.text'])
    .orderBy('phrase.situation')
    .orderBy('phrase.position')
    .execute();
  const titles = await pageNames.namesInEach(tx);
  const { path } = servicePage('phrases');
  const texts = [...Map.groupBy(rows, ({ locale }) => locale)].map(
    ([locale, own]) =>
      [locale, { title: titles[locale].phrases.name, body: own.map(({ text }) => text).join(' ') }] as const,
  );
  await makeFindable(tx, [{ type: 'page', id: 'service-phrases', path, texts: Object.fromEntries(texts) }]);
}
