import { msg } from '@lingui/core/macro';
import { sql } from 'kysely';
import { languageRank } from '#platform/db/best-language.ts';
import { rowsOverTime, stepIn, stepOfDays } from '#platform/feature/figure-steps.server.ts';
import type { Figure, FigureTopic } from '#platform/feature/figures.ts';
import { languageName } from '#platform/i18n/language-name.server.ts';
import { type Locale, locales } from '#platform/i18n/locale.ts';
import { threadPath } from '../shown/paths.ts';

/** So many pages are listed, the most read. */
const mostListed = 100;

const byLanguage: Figure = {
  name: 'reads',
  words: msg`Pages read, by language`,
  note: msg`Only pages about one thing, such as an article or an exhibitor: lists and front pages are not counted.`,
  columns: locales.map((of) => ({ words: (reader: Locale) => languageName(of, reader), unit: 'count' })),
  drawn: 'stacked',
  of: 'period',
  async read({ db }, period) {
    const step = stepOfDays(period);
    const { of, name } = stepIn(step, 'day', 'day');
    const counted = await db
      .selectFrom('page_read')
      .select(['locale', name.as('name'), sql<number>`sum(reads)`.as('count')])
      .where('day', '>=', period.from)
      .where('day', '<=', period.to)
      .groupBy(['locale', of])
      .execute();
    const columns = locales.map((locale) => counted.filter((row) => row.locale === locale));
    return { rows: rowsOverTime(period, step, columns) };
  },
};

interface ReadPage {
  path: string;
  reads: number;
  /** The one thing that the page is about; null where it is about several, or has no title any more. */
  id: number | null;
  kind: string | null;
  title: string | null;
  lang: Locale | null;
}

const mostRead: Figure = {
  name: 'read-pages',
  words: msg`Most read pages`,
  note: msg`The ${mostListed} most read, in all languages.`,
  rowsAre: msg`Page`,
  columns: [{ words: msg`Reads`, unit: 'count' }],
  drawn: 'bars',
  of: 'period',
  async read({ db, locale }, period) {
    const { rows } = await sql<ReadPage>`
      with counted as (
        select path, sum(reads)::integer as reads from page_read
        where day between ${period.from}::date and ${period.to}::date
        group by path order by reads desc, path limit ${mostListed}
      )
      select counted.path, counted.reads, thing.id, thing.kind, shown.title, shown.lang
      from counted
      left join lateral (
        select min(id) as id, min(kind) as kind from content_thing where path = counted.path having count(*) = 1
      ) as thing on true
      left join lateral (
        select title, thread as lang from content_thread
        where thing_id = thing.id and thread <> 'shared' and published is not null
        order by ${languageRank(locale, 'thread')} limit 1
      ) as shown on true
      order by counted.reads desc, counted.path`.execute(db);
    return {
      rows: rows.map(({ path, reads, id, kind, title, lang }) =>
        id === null || kind === null || !title || lang === null
          ? { name: path, lang: '', to: path, values: [reads] }
          : { name: title, lang, to: threadPath(kind, id, lang), values: [reads] },
      ),
    };
  },
};

/** How often pages are read, and which. */
export const readFigures: FigureTopic = {
  name: 'reads',
  words: msg`Pages read`,
  act: 'see',
  figures: [byLanguage, mostRead],
};
