import { useLingui } from '@lingui/react/macro';
import { editionHref } from '#features/editions/ui/edition-href.ts';
import { useLocale } from '#platform/i18n/use-locale.ts';
import { SiteLink } from '#shell/link.tsx';
import { formatDays } from '#ui/dates/dates.ts';
import { NotYet } from '#ui/not-yet.tsx';
import { TitleWords } from '#ui/titles/title-words.tsx';
import { useForeign } from '#ui/use-foreign.ts';
import { Weave } from '#ui/weave/weave.tsx';
import type { ShownRow } from '../present.ts';
import css from './previous.module.css';

/** An edition in a list: its weave, days, name, theme and guests. */
export function EditionRow({ edition }: { edition: ShownRow }) {
  const { t } = useLingui();
  const locale = useLocale();
  const { number, lang, name, theme, startDate, endDate, guests, isCurrent } = edition;
  const foreign = useForeign(lang);
  return (
    <article className={css.edition}>
      <Weave id={`edition-${number}`} shape="square" className={css.weave} />
      <div className={css.words}>
        <p className={css.days}>
          <time dateTime={startDate}>{formatDays(startDate, endDate, locale)}</time>
          {isCurrent && <b>{t`Current edition`}</b>}
          <NotYet lang={lang} />
        </p>
        <h2 lang={foreign}>
          <SiteLink to={editionHref(number)} covers>
            <TitleWords>{name}</TitleWords>
          </SiteLink>
        </h2>
        <p className={css.theme} lang={foreign}>
          {theme}
        </p>
        {guests.length > 0 && (
          <p className={css.guests}>
            <span>{t`Guest countries`}</span> {guests.join(t({ message: ', ', context: 'between names of a list' }))}
          </p>
        )}
      </div>
    </article>
  );
}
