import { useLingui } from '@lingui/react/macro';
import type { Edition } from '#features/editions/index.server.ts';
import { useLocale } from '#platform/i18n/use-locale.ts';
import { formatDays } from '#ui/dates/dates.ts';
import { Facts } from '#ui/facts.tsx';
import { useForeign } from '#ui/use-foreign.ts';

/** Days, place and theme provinces; what is not known is left out. */
export function EditionFacts({ edition }: { edition: Omit<Edition, 'body'> }) {
  const { t } = useLingui();
  const locale = useLocale();
  const foreign = useForeign(edition.lang);
  const { startDate, endDate, publicFrom, publicTo, venue, address, provinces } = edition;
  const between = t({ message: ', ', context: 'between names of a list' });
  return (
    <aside aria-label={t`Key facts`}>
      <Facts
        facts={[
          { name: t`Dates`, value: formatDays(startDate, endDate, locale) },
          { name: t`Open to the public`, value: publicFrom && publicTo && formatDays(publicFrom, publicTo, locale) },
          { name: t`Venue`, value: venue, lang: foreign },
          { name: t`Address`, value: address === venue ? '' : address, lang: foreign },
          { name: t`Theme provinces and municipalities`, value: provinces.join(between), lang: foreign },
        ]}
      />
    </aside>
  );
}
