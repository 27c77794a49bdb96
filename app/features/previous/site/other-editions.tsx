import { useLingui } from '@lingui/react/macro';
import type { EditionLine } from '#features/editions/index.server.ts';
import { editionHref } from '#features/editions/ui/edition-href.ts';
import { useLocale } from '#platform/i18n/use-locale.ts';
import { SiteLink } from '#shell/link.tsx';
import { Part } from '#shell/part.tsx';
import { formatDays } from '#ui/dates/dates.ts';
import { Weave } from '#ui/weave/weave.tsx';
import css from './edition.module.css';

/** The way to the other editions. */
export function OtherEditions({ editions }: { editions: EditionLine[] }) {
  const { t } = useLingui();
  const locale = useLocale();
  if (editions.length === 0) return null;
  return (
    <Part id="others" title={t`Other editions`} more={{ to: '/previous/', label: t`All editions` }}>
      <ul role="list" className={css.others}>
        {editions.map(({ number, lang, name, startDate, endDate }) => (
          <li key={number}>
            <SiteLink to={editionHref(number)}>
              <Weave id={`edition-${number}`} shape="square" className={css.swatch} />
              <span>
                <span lang={lang === locale ? undefined : lang}>{name}</span>
                <small>{formatDays(startDate, endDate, locale)}</small>
              </span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </Part>
  );
}
