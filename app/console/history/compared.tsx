import { Plural, useLingui } from '@lingui/react/macro';
import { isLocale } from '#platform/i18n/locale.ts';
import { Changed } from '#ui/console/text/changed.tsx';
import css from './compared.module.css';
import type { historyPage } from './history-page.server.ts';

type HistoryData = Awaited<ReturnType<typeof historyPage>>;

/** Two revisions side by side, field by field: what has changed is marked word by word, what has not is left alone. */
export function Compared({ thread, compared, fields }: HistoryData & { fields: NonNullable<HistoryData['fields']> }) {
  const { t } = useLingui();
  const lang = isLocale(thread) ? thread : undefined;
  const changed = fields.filter(({ pieces }) => pieces.length > 0).length;
  const [from, to] = [compared?.from ?? 0, compared?.to ?? 0];
  return (
    <section aria-labelledby="compared" className={css.section}>
      <h2 id="compared">{t`Revision ${from} compared with revision ${to}`}</h2>
      <p>
        <Plural value={changed} _0="No differences." one="# field has changed." other="# fields have changed." />
      </p>
      {fields.map(({ name, label, before, now, pieces }) => (
        <section key={name} className={css.field}>
          <h3>{label}</h3>
          <div className={css.sides}>
            <div lang={lang}>
              <Changed
                pieces={pieces.length > 0 ? pieces.filter(({ is }) => is !== 'new') : [{ is: 'same', text: before }]}
              />
            </div>
            <div lang={lang}>
              <Changed
                pieces={pieces.length > 0 ? pieces.filter(({ is }) => is !== 'gone') : [{ is: 'same', text: now }]}
              />
            </div>
          </div>
        </section>
      ))}
    </section>
  );
}
