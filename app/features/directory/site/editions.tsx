import { useLingui } from '@lingui/react/macro';
import { useLocale } from '#platform/i18n/use-locale.ts';
import { SiteLink } from '#shell/link.tsx';
import { Part } from '#shell/part.tsx';
import { formatDays } from '#ui/dates/dates.ts';
import { TitleWords } from '#ui/titles/title-words.tsx';
import { useForeign } from '#ui/use-foreign.ts';
import type { EditionOfCompany, StandLink } from '../directory.ts';
import css from './catalogue.module.css';

interface EditionsProps {
  /** The newest first. */
  editions: EditionOfCompany[];
  /** At the newest one. */
  stands: StandLink[];
}

/** The editions of the expo that a company took part in. */
export function Editions({ editions, stands }: EditionsProps) {
  const { t } = useLingui();
  if (editions.length === 0) return null;
  return (
    <Part id="editions" title={t`At the expo`}>
      <ol className={css.editions} reversed>
        {editions.map((edition, i) => (
          <Edition key={edition.number} edition={edition} stands={i === 0 ? stands : []} />
        ))}
      </ol>
    </Part>
  );
}

function Edition({ edition, stands }: { edition: EditionOfCompany; stands: StandLink[] }) {
  const { t } = useLingui();
  const locale = useLocale();
  const { number, name, lang, startDate, endDate } = edition;
  return (
    <li>
      <p className={css.day}>{formatDays(startDate, endDate, locale)}</p>
      <h3 lang={useForeign(lang)}>
        <SiteLink to={`/previous/detail/${number}`}>
          <TitleWords>{name}</TitleWords>
        </SiteLink>
      </h3>
      {stands.map(({ code, href }) => (
        <SiteLink key={code} to={href} className={css.stand}>
          {t`Stand ${code}`}
        </SiteLink>
      ))}
    </li>
  );
}
