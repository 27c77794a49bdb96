import { msg } from '@lingui/core/macro';
import { sql } from 'kysely';
import { countryName, industries } from '#features/editions/index.server.ts';
import { momentsOf } from '#platform/feature/figure-steps.server.ts';
import type { Figure, FigureColumn, FigureTopic } from '#platform/feature/figures.ts';
import { i18nFor } from '#platform/i18n/catalogues.server.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { storedCells } from '../library/counts.server.ts';
import { countBy } from '../library/counts.ts';
import { type ProjectStatus, statuses } from '../negotiation.ts';
import { statusWords } from '../ui/use-project-words.ts';
import { amountsNote } from './amounts-note.server.ts';
import { type Counted, dollarsOf, dollarsWritten } from './counted.ts';

const countColumns: readonly FigureColumn[] = [
  { words: msg`Projects`, unit: 'count' },
  { words: msg({ message: 'Amount', context: 'of projects' }), unit: 'dollars', write: dollarsWritten },
];

const byState: Figure = {
  name: 'project-states',
  words: msg`Projects by state, now`,
  rowsAre: msg({ message: 'State', context: 'of a project' }),
  isInOrder: true,
  columns: countColumns,
  drawn: 'bars',
  of: 'now',
  async read(site) {
    // Those that everybody sees are counted as they are written; of the others an index of their own holds few.
    const { rows } = await sql<Counted<ProjectStatus>>`
      select what, sum(count)::integer as count, sum(amount)::bigint as amount
      from (
        select status as what, count, amount_hundredths as amount from project_count
        union all
        select status, 1, coalesce(amount_hundredths, 0) from project where not listed
      ) as counted
      group by what`.execute(site.db);
    return inStates(site, rows);
  },
};

const byIndustry = publicBy(
  { name: 'project-industries', words: msg`Projects by industry, now`, rowsAre: msg`Industry` },
  (locale) => {
    const names = new Map(industries(locale).map(({ id, name }) => [id, name]));
    return ({ industry }) => names.get(industry) ?? String(industry);
  },
);

const byCountry = publicBy(
  { name: 'project-countries', words: msg`Projects by country, now`, rowsAre: msg`Country` },
  (locale) =>
    ({ region }) =>
      countryName(region, locale),
);

const moves: Figure = {
  name: 'project-moves',
  words: msg`Projects that entered a state`,
  note: msg`Each project is counted once per state, with its amount as it stands now.`,
  rowsAre: msg({ message: 'State', context: 'of a project' }),
  isInOrder: true,
  columns: countColumns,
  drawn: 'bars',
  of: 'period',
  async read(site, period) {
    const { since, until } = momentsOf(period);
    const { rows } = await sql<Counted<ProjectStatus>>`
      select moved.to_status as what, count(*)::integer as count, coalesce(sum(project.amount_hundredths), 0)::bigint as amount
      from (
        select distinct project_id, to_status from project_event
        where at >= ${since} and at < ${until} and from_status is distinct from to_status
      ) as moved join project on project.id = moved.project_id
      group by moved.to_status`.execute(site.db);
    return inStates(site, rows);
  },
};

const times: Figure = {
  name: 'project-times',
  words: msg`Time in each state`,
  note: msg`In calendar days, for projects that left the state in this period. Half took no longer than the median, nine in ten no longer than the last figure.`,
  rowsAre: msg({ message: 'State', context: 'of a project' }),
  isInOrder: true,
  columns: [
    { words: msg({ message: 'Left this state', context: 'projects a state' }), unit: 'count', isDrawn: false },
    { words: msg`Median (days)`, unit: 'days' },
    { words: msg`90% within (days)`, unit: 'days' },
  ],
  drawn: 'bars',
  of: 'period',
  async read({ db, locale }, period) {
    const { since, until } = momentsOf(period);
    const { rows } = await sql<{ state: ProjectStatus; left: number; days: [number, number] }>`
      select from_status as state, count(*)::integer as left,
        percentile_cont(array[0.5, 0.9]) within group (order by extract(epoch from at - entered_at)::float8 / 86400) as days
      from project_event
      where at >= ${since} and at < ${until} and entered_at is not null
      group by from_status`.execute(db);
    const i18n = i18nFor(locale);
    const inOrder = statuses.flatMap((status) => rows.filter(({ state }) => state === status));
    return {
      rows: inOrder.map(({ state, left, days }) => ({ name: i18n._(statusWords[state]), values: [left, ...days] })),
    };
  },
};

type Site = Parameters<Figure['read']>[0];

/** In the order in which a project goes through them, those as well in which none is. */
async function inStates(site: Site, counted: readonly Counted<ProjectStatus>[]) {
  const i18n = i18nFor(site.locale);
  const rows = statuses.map((status) => {
    const { count = 0, amount = 0 } = counted.find(({ what }) => what === status) ?? {};
    return { name: i18n._(statusWords[status]), values: [count, dollarsOf(amount)] };
  });
  return { rows, ...(await amountsNote(site, counted)) };
}

type Cell = Awaited<ReturnType<typeof storedCells>>[number];

/** The projects that everybody sees, summed by what of them is named. @param namer says, in a language, what a cell of their counts is called */
function publicBy(
  figure: Pick<Figure, 'name' | 'words' | 'rowsAre'>,
  namer: (locale: Locale) => (cell: Cell) => string,
): Figure {
  return {
    ...figure,
    note: msg`Public projects only.`,
    columns: countColumns,
    drawn: 'bars',
    of: 'now',
    async read(site) {
      const sums = [...Map.groupBy(await storedCells(site.db), namer(site.locale))].map(([what, cells]) => {
        const { total: count, amount } = countBy(cells, {});
        return { what, count, amount };
      });
      const rows = sums.map(({ what, count, amount }) => ({ name: what, values: [count, dollarsOf(amount)] }));
      return { rows, ...(await amountsNote(site, sums)) };
    },
  };
}

/** How many projects there are, what they come to, and how long they take. */
export const projectFigures: FigureTopic = {
  name: 'projects',
  words: msg`Projects`,
  act: 'countProjects',
  figures: [byState, byIndustry, byCountry, moves, times],
};
