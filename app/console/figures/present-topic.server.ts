import type { FigureTopic, Period } from '#platform/feature/figures.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { i18nFor } from '#platform/i18n/catalogues.server.ts';
import { columnName, inOrder, nameOf } from './show-figure.server.ts';
import { isAbout } from './topics.server.ts';

/** A topic as the call writes it, with all rows of its figures. */
export async function presentTopic(
  site: Pick<SiteContext, 'db' | 'locale' | 'clock'>,
  { name, words, figures }: FigureTopic,
  period: Period,
) {
  const i18n = i18nFor(site.locale);
  const presented = [];
  for (const figure of figures.filter((each) => isAbout(each, period, site.clock.now()))) {
    const { rows, note } = await figure.read(site, period);
    presented.push({
      name: figure.name,
      title: i18n._(figure.words),
      of: figure.of,
      notes: [figure.note && i18n._(figure.note), note].filter((each) => each !== undefined),
      columns: figure.columns.map((column) => ({ name: columnName(column, site.locale), unit: column.unit })),
      rows: inOrder(figure, rows).map((row) => ({ name: nameOf(row), values: [...row.values] })),
    });
  }
  return { name, title: i18n._(words), figures: presented };
}
