import { msg } from '@lingui/core/macro';
import { sql } from 'kysely';
import { venueDay } from '#platform/clock/clock.ts';
import { languageRank } from '#platform/db/best-language.ts';
import { rowsOverTime, stepIn, stepOfDays } from '#platform/feature/figure-steps.server.ts';
import type { Figure, FigureTopic } from '#platform/feature/figures.ts';
import type { Platform } from '#platform/http/site-context.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import type { Job } from '#platform/jobs/job.ts';

const day = 86_400_000;
/** As long as reads of pages. */
const keptFor = 400 * day;
/** So many files are listed, the most downloaded. */
const mostListed = 100;

const timesColumn = { words: msg({ message: 'Downloads', context: 'count' }), unit: 'count' } as const;

const overTime: Figure = {
  name: 'downloads',
  words: msg`Downloads by day`,
  note: msg`Complete downloads from the download centre, including those made by programs.`,
  columns: [timesColumn],
  drawn: 'lines',
  of: 'period',
  async read({ db }, period) {
    const step = stepOfDays(period);
    const { of, name } = stepIn(step, 'day', 'day');
    const counted = await db
      .selectFrom('download_fetched')
      .select([name.as('name'), sql<number>`sum(times)`.as('count')])
      .where('day', '>=', period.from)
      .where('day', '<=', period.to)
      .groupBy(of)
      .execute();
    return { rows: rowsOverTime(period, step, [counted]) };
  },
};

const byFile: Figure = {
  name: 'download-files',
  words: msg`Most downloaded files`,
  rowsAre: msg`File`,
  columns: [timesColumn],
  drawn: 'bars',
  of: 'period',
  async read({ db, locale }, period) {
    const { rows } = await sql<{ path: string; times: number; title: string | null; lang: Locale }>`
      with counted as (
        select path, sum(times)::integer as times from download_fetched
        where day between ${period.from}::date and ${period.to}::date
        group by path
      )
      select path, times, shown.title, shown.lang from counted left join lateral (
        select download_text.title, download_text.locale as lang
        from download_text join download_file on download_file.download_id = download_text.download_id
        where download_file.id = split_part(path, '/', 3)::bigint
        order by ${languageRank(locale, 'download_text.locale')} limit 1
      ) as shown on true
      order by times desc, path limit ${mostListed}`.execute(db);
    return {
      rows: rows.map(({ path, times, title, lang }) => {
        // A document has a file a language: its name says which.
        const file = path.split('/').at(-1) ?? path;
        const name = title === null ? { name: file, lang: '' as const } : { name: title, lang, file };
        return { ...name, to: path, values: [times] };
      }),
    };
  },
};

/** How often files are taken along. */
export const downloadFigures: FigureTopic = {
  name: 'downloads',
  words: msg({ message: 'Downloads', context: 'figures' }),
  act: 'see',
  figures: [overTime, byFile],
};

/** Lets go of what was taken along long ago. */
export const forgettingDownloads: Job = {
  name: 'forget old counts of downloads',
  every: day,
  run: async ({ db, clock }: Pick<Platform, 'db' | 'clock'>) => {
    const first = venueDay(new Date(clock.now().getTime() - keptFor));
    await db.deleteFrom('download_fetched').where('day', '<', first).execute();
  },
};
