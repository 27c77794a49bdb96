import { useLingui } from '@lingui/react/macro';
import { localHref } from '#platform/i18n/address.ts';
import { defaultLocale, isLocale, type Locale, locales } from '#platform/i18n/locale.ts';
import { useLocale } from '#platform/i18n/use-locale.ts';
import { Button, ButtonLink } from '#ui/console/controls/button.tsx';
import { SelectField, TextField } from '#ui/console/controls/field.tsx';
import { Note } from '#ui/console/page/note.tsx';
import { useLanguageNames } from '#ui/use-language-names.ts';
import { queryOf } from '../translations/board-view.ts';
import type { showBoard } from '../translations/show-board.server.ts';
import { agencyId, exportPath, importPath, mostTexts } from './agency.ts';
import css from './agency-files.module.css';
import { nothingToExport } from './xliff-words.ts';

type AgencyProps = Pick<Awaited<ReturnType<typeof showBoard>>, 'view' | 'agency' | 'after' | 'isLater'>;

/** What the board shows as a file for an agency, and the way to the page that takes it back. */
export function AgencyFiles({ view, agency, after, isLater }: AgencyProps) {
  const { t, i18n } = useLingui();
  const locale = useLocale();
  const languages = useLanguageNames();
  if (agency.into.length === 0) return null;
  const offered = (all: readonly Locale[]) => all.map((value) => ({ value, label: languages[value] }));
  const into = agency.into.find((own) => own === view.tab) ?? agency.into.find((own) => own !== defaultLocale);
  return (
    <section id={agencyId} aria-label={t`Translation agency`}>
      {agency.isNothing && (
        <div role="alert">
          <Note kind="look" title={t`Nothing to export`}>
            <p>{i18n._(nothingToExport)}</p>
          </Note>
        </div>
      )}
      <form method="get" action={localHref(locale, exportPath)} className={css.form}>
        {Object.entries(queryOf(view)).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <SelectField
          id="export-from"
          name="from"
          label={t`Translate from`}
          defaultValue={defaultLocale}
          options={offered(locales)}
        />
        <SelectField
          id="export-to"
          name="to"
          label={t`Translate into`}
          defaultValue={isLocale(into) ? into : undefined}
          options={offered(agency.into)}
        />
        {(after !== undefined || isLater) && (
          <TextField
            id="export-part"
            name="part"
            type="number"
            min={1}
            defaultValue={1}
            label={t`File number (${mostTexts} items each)`}
          />
        )}
        <Button>{t`Export for an agency (XLIFF)`}</Button>
        <ButtonLink to={importPath}>{t`Import translations`}</ButtonLink>
      </form>
    </section>
  );
}
