import { useLingui } from '@lingui/react/macro';
import { staffPage } from '#features/staff/index.server.ts';
import { isDay, venueDay } from '#platform/clock/clock.ts';
import { personalHeaders } from '#platform/http/personal-headers.ts';
import { Refusal } from '#platform/http/refusal.ts';
import { siteOf } from '#platform/http/site-context.ts';
import { useLocale } from '#platform/i18n/use-locale.ts';
import { SiteLink } from '#shell/link.tsx';
import { PageHead } from '#shell/page-head.tsx';
import { ButtonLink } from '#ui/console/controls/button.tsx';
import { ConsoleHead } from '#ui/console/page/console-head.tsx';
import { formatMoment, formatWeekday } from '#ui/dates/dates.ts';
import type { Route } from './+types/day-sheet.ts';
import css from './day-sheet.module.css';
import { FigureTable } from './figure-view.tsx';
import { dayHref, daysBefore, figuresHref } from './period.ts';
import { PrintButton } from './print-button.tsx';
import { readSheet, type SheetTopic } from './read-figures.server.ts';

export const headers = personalHeaders;

export async function loader({ context, request, params: { day = '' } }: Route.LoaderArgs) {
  const site = siteOf(context);
  const { staff } = await staffPage(request, site, 'readFigures');
  const now = site.clock.now();
  const today = venueDay(now);
  if (!isDay(day) || day > today) throw new Refusal(404);
  return {
    ...{ day, isToday: day === today, made: formatMoment(now.toISOString(), site.locale) },
    topics: await readSheet(site, staff, day),
  };
}

/** The figures of one day, to be printed on one sheet of A4. */
export default function DaySheet({ loaderData: { day, isToday, made, topics } }: Route.ComponentProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const date = formatWeekday(day, locale);
  const title = t`Figures for ${date}`;
  return (
    <div className={css.sheet}>
      <PageHead title={title} unlisted />
      <ConsoleHead
        title={title}
        above={<SiteLink to={figuresHref(topics[0]?.name ?? '', { from: day, to: day })}>{t`Figures`}</SiteLink>}
        under={isToday ? t`The day is not over: as of ${made}, Beijing time` : t`As of ${made}, Beijing time`}
      >
        <ButtonLink to={dayHref(daysBefore(day, 1))} rel="prev">{t`Day before`}</ButtonLink>
        {!isToday && <ButtonLink to={dayHref(daysBefore(day, -1))} rel="next">{t`Day after`}</ButtonLink>}
        <PrintButton />
      </ConsoleHead>
      <div className={css.topics}>
        {topics.map((topic) => (
          <Topic key={topic.name} {...topic} />
        ))}
      </div>
    </div>
  );
}

function Topic({ name, title, figures }: SheetTopic) {
  const { t } = useLingui();
  const filled = figures.filter(({ rows }) => rows.length > 0);
  return (
    <section aria-labelledby={`topic-${name}`}>
      <h2 id={`topic-${name}`}>{title}</h2>
      {filled.length === 0 && <p>{t`Nothing on this day.`}</p>}
      {filled.map((figure) => (
        <figure key={figure.name} aria-labelledby={`figure-${figure.name}`}>
          <figcaption>
            <h3 id={`figure-${figure.name}`}>{figure.title}</h3>
          </figcaption>
          <FigureTable {...figure} labelledBy={`figure-${figure.name}`} />
        </figure>
      ))}
    </section>
  );
}
