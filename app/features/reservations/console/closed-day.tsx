import { useLingui } from '@lingui/react/macro';
import { useLocale } from '#platform/i18n/use-locale.ts';
import { Button, ButtonLink } from '#ui/console/controls/button.tsx';
import { ConsoleForm } from '#ui/console/controls/console-form.tsx';
import { Note } from '#ui/console/page/note.tsx';
import page from '#ui/console/page/page.module.css';
import { Panel, ShortFacts } from '#ui/console/page/panel.tsx';
import type { DayStand } from '../board/board.ts';

/** Leads to the form that closes the day. */
export function CloseDay({ day: { date } }: { day: DayStand }) {
  const { t } = useLingui();
  return (
    <Panel title={t`Close to visitors`} boxed>
      <p>{t`Everyone who holds places is told by message and can move to another day. Their tickets are no longer valid.`}</p>
      <div>
        <ButtonLink to={`/console/reservations/${date}/close`} look="refuse">{t`Close this day`}</ButtonLink>
      </div>
    </Panel>
  );
}

interface ClosedDayProps {
  day: DayStand;
  why: string;
  mayChange: boolean;
  /** Why it was not opened again. */
  error: string | undefined;
}

/** What has become of those who held places on a day that was closed, in figures. */
export function ClosedDay({ day: { date, closing }, why, mayChange, error }: ClosedDayProps) {
  const { t } = useLingui();
  const locale = useLocale();
  if (!closing) return null;
  const { holders, told, moved, cancelled, unanswered } = closing;
  const count = (figure: number) => figure.toLocaleString(locale);
  return (
    <Note kind="look" title={t`This day is closed to visitors`}>
      <div className={page.stack}>
        <p>{why}</p>
        <ShortFacts
          facts={[
            { name: t`Reservations`, value: count(holders) },
            { name: t({ message: 'Told', context: 'reservations' }), value: count(told) },
            { name: t({ message: 'Moved', context: 'reservations' }), value: count(moved) },
            { name: t({ message: 'Cancelled', context: 'reservations' }), value: count(cancelled) },
            { name: t({ message: 'No answer yet', context: 'reservations' }), value: count(unanswered) },
          ]}
        />
        {mayChange && (
          <ConsoleForm action={`/console/reservations/${date}`} className={page.stack}>
            {error && (
              <p id="reopen" className={page.late}>
                {error}
              </p>
            )}
            <p>
              {told === 0
                ? t`Nobody has been told yet: the day can still be reopened.`
                : t`Visitors have been told, so the day stays closed.`}
            </p>
            {told === 0 && (
              <div>
                <Button name="act" value="reopen" look="publish">{t`Reopen this day`}</Button>
              </div>
            )}
          </ConsoleForm>
        )}
      </div>
    </Note>
  );
}
