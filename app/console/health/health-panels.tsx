import { useLingui } from '@lingui/react/macro';
import { useLocale } from '#platform/i18n/use-locale.ts';
import { Panel, ShortFacts } from '#ui/console/page/panel.tsx';
import { formatDay, formatMoment } from '#ui/dates/dates.ts';
import { BackupPanel } from './backup-panel.tsx';
import type { Health } from './read-health.server.ts';

/** What the site stands on, in figures. */
export function HealthPanels({ outbox, work, database, backups, process, certificate }: Health) {
  const { t } = useLingui();
  const locale = useLocale();
  const count = (number: number) => number.toLocaleString(locale);
  const megabytes = useMegabytes();
  const { run, all, newest } = database.migrations;
  const [done, known] = [count(run), count(all)];
  return (
    <>
      <Panel title={t`Mail and SMS`}>
        <ShortFacts
          facts={[
            { name: t`Waiting`, value: count(outbox.waiting) },
            ...(outbox.oldest ? [{ name: t`Oldest`, value: formatMoment(outbox.oldest, locale) }] : []),
            { name: t`Failed in the last seven days`, value: count(outbox.failed) },
          ]}
        />
      </Panel>
      <Panel title={t`Pictures and documents being made`}>
        <ShortFacts
          facts={[
            { name: t`Someone is waiting`, value: count(work.shown) },
            { name: t`Uploads`, value: count(work.upload) },
            { name: t`Preview cards`, value: count(work.card) },
            { name: t`Made in advance`, value: count(work.ahead) },
          ]}
        />
      </Panel>
      <Panel title={t`Database`}>
        <ShortFacts
          facts={[
            { name: t`Engine`, value: `${database.isEmbedded ? 'PGlite' : 'PostgreSQL'} ${database.version}` },
            { name: t({ message: 'Size', context: 'of the database' }), value: megabytes(database.bytes) },
            { name: t`Migrations`, value: t`${done} of ${known}` },
            { name: t`Latest migration`, value: newest.replace(/\.sql$/, ''), lang: 'en' },
          ]}
        />
      </Panel>
      <BackupPanel {...backups} />
      <Panel title={t`This process`}>
        <ShortFacts
          facts={[
            { name: t`Release`, value: process.release },
            { name: t`Node.js`, value: process.node },
            { name: t`Running since`, value: formatMoment(process.since, locale) },
            { name: t`Memory`, value: megabytes(process.bytes) },
            { name: t`JavaScript memory`, value: megabytes(process.heapBytes) },
          ]}
        />
      </Panel>
      <Panel title={t`Certificate`}>
        <ShortFacts
          facts={
            certificate
              ? [
                  { name: t`Valid until`, value: formatDay(certificate.until, locale) },
                  { name: t`Days left`, value: count(certificate.days) },
                ]
              : [{ name: t`Valid until`, value: t`Not known` }]
          }
        />
      </Panel>
    </>
  );
}

function useMegabytes() {
  const locale = useLocale();
  const unit = new Intl.NumberFormat(locale, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 0 });
  return (bytes: number) => unit.format(bytes / 1_000_000);
}
