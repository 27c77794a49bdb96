import { useLingui } from '@lingui/react/macro';
import { staffPage } from '#features/staff/index.server.ts';
import { venueDay } from '#platform/clock/clock.ts';
import { personalHeaders } from '#platform/http/personal-headers.ts';
import { siteOf } from '#platform/http/site-context.ts';
import { i18nFor } from '#platform/i18n/catalogues.server.ts';
import { useLocale } from '#platform/i18n/use-locale.ts';
import { PageHead } from '#shell/page-head.tsx';
import { ButtonLink } from '#ui/console/controls/button.tsx';
import { ConsoleHead } from '#ui/console/page/console-head.tsx';
import { Tabs } from '#ui/console/page/tabs.tsx';
import { formatDay, formatDays } from '#ui/dates/dates.ts';
import type { Route } from './+types/figures.ts';
import { FigureView } from './figure-view.tsx';
import css from './figures.module.css';
import { dayHref, figureFileHref, figuresHref, readPeriod } from './period.ts';
import { PeriodForm } from './period-form.tsx';
import { readTopic } from './read-figures.server.ts';
import { topicOrRefuse, topicsFor } from './topics.server.ts';

export const headers = personalHeaders;

export async function loader({ context, request }: Route.LoaderArgs) {
  const site = siteOf(context);
  const { staff } = await staffPage(request, site, 'readFigures');
  const query = new URL(request.url).searchParams;
  const topic = topicOrRefuse(staff, query.get('of'));
  const now = site.clock.now();
  const asked = readPeriod(query, now);
  return {
    ...asked,
    today: venueDay(now),
    topic: topic.name,
    topics: topicsFor(staff).map(({ name, words }) => ({ name, title: i18nFor(site.locale)._(words) })),
    figures: asked.period ? await readTopic(site, topic, asked.period) : [],
  };
}

/** What is counted of the site and the expo, topic by topic, over some days: drawn, and as tables and files. */
export default function FiguresPage({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const { typed, problems, period, today, topic, topics, figures } = loaderData;
  const title = t`Figures`;
  const days = period && formatDays(period.from, period.to, locale);
  const last = period && formatDay(period.to, locale);
  const of = topics.find(({ name }) => name === topic)?.title ?? '';
  return (
    <>
      <PageHead title={`${of} – ${title}`} unlisted />
      <ConsoleHead title={title} under={days && t`${days}, Beijing time`}>
        {period && period.to <= today && (
          <ButtonLink to={dayHref(period.to)}>{t`Printable page for ${last}`}</ButtonLink>
        )}
      </ConsoleHead>
      <Tabs
        label={t({ message: 'Topics', context: 'figures' })}
        tabs={topics.map(({ name, title: tab }) => ({
          name: tab,
          to: figuresHref(name, typed),
          current: name === topic,
        }))}
      />
      <PeriodForm topic={topic} today={today} typed={typed} problems={problems} />
      <section aria-labelledby="topic">
        <h2 id="topic">{of}</h2>
        <div className={css.figures}>
          {period &&
            figures.map((figure) => (
              <FigureView key={figure.name} figure={figure} file={figureFileHref(figure.name, period)} />
            ))}
        </div>
      </section>
    </>
  );
}
