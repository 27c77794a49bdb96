import { useLingui } from '@lingui/react/macro';
import { useLocale } from '#platform/i18n/use-locale.ts';
import { formatTime } from '#ui/dates/dates.ts';
import { useForeign } from '#ui/use-foreign.ts';
import type { ProgrammeEvent } from '../../programme.ts';
import css from './agenda.module.css';

/** What happens when; nothing where no agenda has been written. */
export function Agenda({ event: { agenda, lang } }: { event: ProgrammeEvent }) {
  const { t } = useLingui();
  const locale = useLocale();
  const foreign = useForeign(lang);
  if (agenda.length === 0) return null;
  return (
    <section aria-labelledby="agenda" className={css.part}>
      <h2 id="agenda">{t`Agenda`}</h2>
      <ol role="list" className={css.lines}>
        {agenda.map(({ at, title, lang: own }) => (
          <li key={at + title}>
            <time dateTime={at}>{formatTime(at, locale)}</time>
            <span lang={own ?? foreign}>{title}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
