import type { Staff } from '#features/staff/index.server.ts';
import type { Figure, FigureTopic, Period } from '#platform/feature/figures.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { i18nFor } from '#platform/i18n/catalogues.server.ts';
import { showFigure } from './show-figure.server.ts';
import type { ShownFigure } from './shown-figure.ts';
import { isAbout, topicsFor } from './topics.server.ts';

type Site = Pick<SiteContext, 'db' | 'locale' | 'clock'>;

/** So many rows with names stand on a page, and on a day's sheet; files have all. */
const most = { page: 15, sheet: 5 };

/** The figures of a topic that are about a period, as a page shows them. */
export function readTopic(site: Site, { figures }: FigureTopic, period: Period): Promise<ShownFigure[]> {
  const { locale } = site;
  return inTurn(figuresAbout(site, figures, period), async (figure) =>
    showFigure(figure, await figure.read(site, period), { locale, most: most.page }),
  );
}

/** A topic of a day's sheet. */
export interface SheetTopic {
  name: string;
  title: string;
  figures: ShownFigure[];
}

/** All figures of a day that somebody may read, in brief: what did not happen is left out. */
export function readSheet(site: Site, staff: Staff, day: string): Promise<SheetTopic[]> {
  const { locale } = site;
  const period = { from: day, to: day };
  return inTurn(topicsFor(staff), async ({ name, words, figures }) => ({
    name,
    title: i18nFor(locale)._(words),
    figures: await inTurn(figuresAbout(site, figures, period), async (figure) => {
      const { rows } = await figure.read(site, period);
      const some = figure.rowsAre ? rows.filter(({ values }) => values[0] !== 0) : rows;
      return showFigure(figure, { rows: some }, { locale, most: most.sheet, isBrief: true });
    }),
  }));
}

function figuresAbout({ clock }: Site, figures: readonly Figure[], period: Period): Figure[] {
  return figures.filter((figure) => isAbout(figure, period, clock.now()));
}

/** One after the other: whoever reads figures does not keep all connections from readers. */
async function inTurn<Thing, Made>(things: readonly Thing[], make: (thing: Thing) => Promise<Made>): Promise<Made[]> {
  const made: Made[] = [];
  for (const thing of things) made.push(await make(thing));
  return made;
}
