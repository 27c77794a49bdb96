import { Plural, useLingui } from '@lingui/react/macro';
import { isLocale, locales } from '#platform/i18n/locale.ts';
import { useLocale } from '#platform/i18n/use-locale.ts';
import { Button } from '#ui/console/controls/button.tsx';
import { ConsoleForm } from '#ui/console/controls/console-form.tsx';
import { SelectField, TextField } from '#ui/console/controls/field.tsx';
import page from '#ui/console/page/page.module.css';
import { Panel } from '#ui/console/page/panel.tsx';
import { useLanguageNames } from '#ui/use-language-names.ts';
import { editionPath } from '../edition-address.ts';
import type { PreviewPage } from '../takeover/preview-pages.ts';
import type { EditionPage } from './read-edition-page.server.ts';

interface PreviewsProps {
  page: EditionPage;
  /** One that was just made. */
  link: NewLinkProps | undefined;
}

/** Links that show the site as it will be once the edition has taken over, to anybody who has them. */
export function Previews({ page: { edition, links }, link }: PreviewsProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const languages = useLanguageNames();
  const action = editionPath(edition.number);
  return (
    <Panel title={t`See the site as it will be`}>
      {link && <NewLink {...link} />}
      <ul role="list" className={page.stack}>
        {links.map(({ id, thread, until, opened }) => (
          <li key={id}>
            <p className={page.small}>
              {isLocale(thread) ? languages[thread] : ''} · {t`valid until ${until}`} ·{' '}
              <Plural value={opened} one="opened once" other="opened # times" />
            </p>
            <ConsoleForm action={action}>
              <input type="hidden" name="link" value={id} />
              <Button slim look="refuse" name="act" value="revoke">{t`Revoke link`}</Button>
            </ConsoleForm>
          </li>
        ))}
      </ul>
      <ConsoleForm action={action} className={page.stack}>
        <SelectField
          id="locale"
          label={t`Language`}
          defaultValue={locale}
          options={locales.map((each) => ({ value: each, label: languages[each] }))}
        />
        <div>
          <Button name="act" value="preview">{t`Create preview link`}</Button>
        </div>
      </ConsoleForm>
    </Panel>
  );
}

interface NewLinkProps {
  /** With the site's host: it is for anybody. */
  address: string;
  path: string;
}

/** It is shown this once: the house keeps only what tells whether somebody has it. */
function NewLink({ address, path }: NewLinkProps) {
  const { t } = useLingui();
  const pages: Record<PreviewPage, string> = {
    home: t`Home`,
    programme: t`Programme`,
    plan: t`Floor plans`,
    editions: t`Editions`,
  };
  return (
    <div role="status">
      <TextField id="_address" label={t`Link (shown only once)`} readOnly value={address} />
      <ul role="list" className={page.line}>
        {Object.entries(pages).map(([name, title]) => (
          <li key={name}>
            <a href={`${path}?page=${name}`} target="_blank" rel="noreferrer">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
