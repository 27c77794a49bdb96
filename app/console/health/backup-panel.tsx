import { useLingui } from '@lingui/react/macro';
import type { BackupAge, BackupAges } from '#platform/backup/backup-ages.ts';
import { useLocale } from '#platform/i18n/use-locale.ts';
import page from '#ui/console/page/page.module.css';
import { Panel, ShortFacts } from '#ui/console/page/panel.tsx';
import { formatMoment } from '#ui/dates/dates.ts';

/** When the last backup was made, and when one was last proven to come back. */
export function BackupPanel({ backup, drill }: BackupAges) {
  const { t } = useLingui();
  const problem = backup.problem ?? drill.problem;
  return (
    <Panel title={t`Backups`}>
      <ShortFacts
        facts={[
          { name: t`Last backup`, value: <Age {...backup} /> },
          { name: t`Last proven restore`, value: <Age {...drill} /> },
          ...(problem === undefined ? [] : [{ name: t`Last attempt failed`, value: problem, lang: 'en' }]),
        ]}
      />
    </Panel>
  );
}

function Age({ at, state }: BackupAge) {
  const { t } = useLingui();
  const locale = useLocale();
  const looks = { well: undefined, late: page.due, missed: page.late };
  const said = { well: '', late: t`overdue`, missed: t`long overdue` }[state];
  const when = at === undefined ? t`Never` : formatMoment(at, locale);
  return <span className={looks[state]}>{at !== undefined && said ? t`${when}, ${said}` : when}</span>;
}
