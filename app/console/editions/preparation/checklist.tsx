import { useLingui } from '@lingui/react/macro';
import { useLocale } from '#platform/i18n/use-locale.ts';
import { List } from '#ui/console/list/list.tsx';
import { Cell, Row, TitleCell } from '#ui/console/list/row.tsx';
import page from '#ui/console/page/page.module.css';
import { Panel } from '#ui/console/page/panel.tsx';
import { Mark } from '#ui/console/states/mark.tsx';
import { formatDays } from '#ui/dates/dates.ts';
import { useLanguageNames } from '#ui/use-language-names.ts';
import type { CheckItem, CheckLine, CheckStanding } from './check-line.ts';
import type { EditionPage } from './read-edition-page.server.ts';

/** What is ready of an edition, and what lacks: each line leads to where it is mended. */
export function Checklist({ checks, change, current }: Pick<EditionPage, 'checks' | 'change' | 'current'>) {
  const { t } = useLingui();
  const titleOf = useTitles();
  const noteOf = useNotes(current?.name ?? '');
  return (
    <div className={page.stack}>
      <Panel title={t`Before it takes over`}>
        <p className={page.small}>
          {t`What you publish of this edition is shown to visitors only once it takes over: its texts and its events.`}
        </p>
        <List
          caption={t`What is ready, and what is missing`}
          columns={[{ name: t`What` }, { name: t({ message: 'State', context: 'column' }), width: 'words' }]}
        >
          {checks.map((line) => (
            <Row key={`${line.item} ${line.locale ?? ''}`}>
              <TitleCell title={titleOf(line)} to={line.at} under={noteOf(line)} wraps />
              <Cell>
                <StandingWord of={line.standing} />
              </Cell>
            </Row>
          ))}
        </List>
      </Panel>
      {change && <Begun change={change} />}
    </div>
  );
}

/** The shape of each standing, of those that the console has. */
const marks = { ready: 'published', open: 'draft', missing: 'missing' } as const;

/** How a line stands: colour, shape and word. */
function StandingWord({ of }: { of: CheckStanding }) {
  const { t } = useLingui();
  const words: Record<CheckStanding, string> = {
    ready: t({ message: 'Ready', context: 'state of a check' }),
    open: t({ message: 'In progress', context: 'state of a check' }),
    missing: t({ message: 'Missing', context: 'state of a check' }),
  };
  return (
    <span data-standing={of}>
      <Mark of={marks[of]} /> {words[of]}
    </span>
  );
}

/** What a line is about. */
function useTitles(): (line: CheckLine) => string {
  const { t } = useLingui();
  const languages = useLanguageNames();
  const names: Record<Exclude<CheckItem, 'text'>, string> = {
    days: t({ message: 'Days', context: 'of an edition' }),
    publicDays: t`Public days`,
    guests: t`Guest countries`,
    halls: t`Floor plans`,
    programme: t`Programme`,
    reservationDays: t`Reservation days`,
    figures: t`Figures of the current edition`,
  };
  return ({ item, locale }) => {
    if (item !== 'text') return names[item];
    const language = locale ? languages[locale] : '';
    return t`Name, theme and text in ${language}`;
  };
}

/** What stands below it. @param before what the edition is called that it takes over from */
function useNotes(before: string): (line: CheckLine) => string {
  const { t } = useLingui();
  const shown = useLocale();
  const changed = t`Changed since it was published: publish the change, or visitors see what was there before.`;
  const days = ({ standing, from, to }: CheckLine) => {
    if (!from || !to) return t`The home page says nothing of them.`;
    const words = formatDays(from, to, shown);
    return standing === 'open' ? `${words} · ${changed}` : words;
  };
  const text = ({ standing, isNeeded }: CheckLine) => {
    if (standing === 'ready') return t`Published: visitors see it once the edition takes over.`;
    return isNeeded ? t`At least one language has to be published.` : t`Visitors read it in another language.`;
  };
  const halls = ({ standing, count = 0, of = 0 }: CheckLine) =>
    standing === 'ready'
      ? t`Each hall has a plan.`
      : t`Halls with a plan: ${count} of ${of}. In the others visitors keep seeing the stands of the last edition.`;
  const notes: Record<CheckItem, (line: CheckLine) => string> = {
    ...{ days, publicDays: days, text, halls },
    guests: ({ standing, count = 0 }) => {
      if (count === 0) return t`The home page shows none.`;
      return standing === 'open' ? changed : t`Chosen: ${count}`;
    },
    programme: ({ count = 0, of = 0 }) => t`Events published: ${count} of ${of}.`,
    reservationDays: ({ count = 0 }) =>
      count > 0 ? t`Days: ${count}. Drafts are published as the edition takes over.` : t`Nobody can book yet.`,
    figures: ({ count = 0 }) =>
      count > 0
        ? t`They stay on the page of ${before}, which becomes a previous edition.`
        : t`The page of ${before} will show no figures.`,
  };
  return (line) => notes[line.item](line);
}

/** What the edition began with. */
function Begun({ change }: { change: NonNullable<EditionPage['change']> }) {
  const { t } = useLingui();
  const { from, begun } = change;
  const { by, at } = begun;
  return (
    <p className={page.small}>
      {from === null ? t`Begun by ${by}, ${at}.` : t`Begun from edition ${from} by ${by}, ${at}.`}
    </p>
  );
}
