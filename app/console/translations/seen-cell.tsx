import { Plural, useLingui } from '@lingui/react/macro';
import type { Locale } from '#platform/i18n/locale.ts';
import { useLocale } from '#platform/i18n/use-locale.ts';
import { Icon } from '#ui/console/icon.tsx';
import { Under } from '#ui/console/list/row.tsx';
import { Mark } from '#ui/console/states/mark.tsx';
import { formatDay } from '#ui/dates/dates.ts';
import { useLanguageNames } from '#ui/use-language-names.ts';
import type { Seen } from './seen.ts';

/** What readers of a language see of a thing now, how old it is, and why it is no better. */
export function SeenCell({ seen, reader }: { seen: Seen; reader: Locale }) {
  const { t } = useLingui();
  const locale = useLocale();
  const names = useLanguageNames();
  const why = useWhy(seen, reader);
  if (seen.in === undefined) {
    return (
      <>
        <b>
          <Mark of="missing" /> {t`Nothing`}
        </b>
        <Under>{t`Not published in any language.`}</Under>
      </>
    );
  }
  if (seen.in !== reader) {
    return (
      <>
        <b>
          <Mark of="missing" /> {t`In ${names[seen.in]}`}
        </b>
        <Under>
          {t`With a language note.`} {why}
        </Under>
      </>
    );
  }
  const language = names[reader];
  if (seen.isWhole) return <b>{t`${language}, up to date`}</b>;
  const day = formatDay(seen.of ?? '', locale);
  return (
    <>
      <b>
        {seen.behind > 0 && <Icon name="warn" />} {seen.of ? t`${language} version of ${day}` : t`In ${language}`}
      </b>
      <Under>
        {seen.behind > 0 && <Plural value={seen.behind} one="# change behind." other="# changes behind." />} {why}
      </Under>
    </>
  );
}

/** Why readers see no better one. */
function useWhy({ own, isGiven }: Seen, reader: Locale): string | undefined {
  const { t } = useLingui();
  const language = useLanguageNames()[reader];
  switch (own) {
    case 'missing':
      return isGiven
        ? t`The ${language} version is not written yet.`
        : t`The ${language} version is not assigned to anyone.`;
    case 'draft':
    case 'behind':
      return t`A newer ${language} version is being written.`;
    case 'review':
      return t`The new ${language} version is waiting for review.`;
    case 'signed':
      return t`The new ${language} version is waiting to be published.`;
    case 'withdrawn':
      return t`The ${language} version was withdrawn.`;
    default:
      return undefined;
  }
}
