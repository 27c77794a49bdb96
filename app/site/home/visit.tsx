import { useLingui } from '@lingui/react/macro';
import { useLocale } from '#platform/i18n/use-locale.ts';
import { SiteLink } from '#shell/link.tsx';
import { Part } from '#shell/part.tsx';
import { formatDays } from '#ui/dates/dates.ts';
import type { ShownEdition } from './present.ts';
import css from './visit.module.css';

/** When, where and how to come in: while an edition is ahead or open. */
export function Visit({ edition }: { edition: ShownEdition }) {
  const { t, i18n } = useLingui();
  const locale = useLocale();
  const { publicFrom, publicTo, openingHours, venue, address } = edition;
  const lang = edition.lang === i18n.locale ? undefined : edition.lang;
  return (
    <Part id="visit" title={t`Your visit`} more={{ to: '/reservation/', label: t`Reserve a visit` }}>
      <dl className={css.visit}>
        <div>
          <dt>{t`When`}</dt>
          {publicFrom && publicTo && (
            <dd>
              <b>{formatDays(publicFrom, publicTo, locale)}</b>
              {!openingHours && t`Public days, Beijing time`}
            </dd>
          )}
          {openingHours && <dd lang={lang}>{openingHours}</dd>}
        </div>
        <div>
          <dt>{t`Where`}</dt>
          <dd lang={lang}>
            <b>{venue}</b>
            {address}
          </dd>
        </div>
        <div>
          <dt>{t`How to enter`}</dt>
          <dd>
            <b>{t`Free of charge, with a reservation`}</b>
            {t`Bring your ticket and the identity document you reserved with. A passport is fine.`}
          </dd>
          <dd>
            <SiteLink to="/service/hotel/">{t`Hotels near the halls`}</SiteLink>
          </dd>
        </div>
      </dl>
    </Part>
  );
}
