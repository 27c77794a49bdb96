import { Trans, useLingui } from '@lingui/react/macro';
import type { FileKind } from '#platform/content/stored-file.ts';
import { useLocale } from '#platform/i18n/use-locale.ts';
import { Check, Choices } from '#ui/console/controls/check.tsx';
import { TextField } from '#ui/console/controls/field.tsx';
import { fileWords, uploadName, withoutFileName } from '../../form/file-text.ts';
import { FieldError } from './field-error.tsx';
import { type FieldControlProps, FieldLabel } from './field-label.tsx';
import { useFieldRoom } from './field-room.ts';
import css from './fields.module.css';

/** A file: the one that there is, and one to take its place. It is sent along with the form. */
export function FileField({ field, name, kinds }: FieldControlProps & { kinds: readonly FileKind[] }) {
  const { t } = useLingui();
  const locale = useLocale();
  const { typed, errors } = useFieldRoom();
  const text = typed.one(name);
  const endings = kinds.map((kind) => `.${kind}`);
  const names = new Intl.ListFormat(locale, { type: 'disjunction' }).format(kinds.map((kind) => kind.toUpperCase()));
  return (
    <div id={name} tabIndex={-1}>
      <Choices legend={<FieldLabel {...field} />}>
        <FieldError name={name} error={errors[name]} />
        {field.hint && <p className={css.soft}>{field.hint}</p>}
        {text !== '' && (
          <>
            <input type="hidden" name={name} value={text} />
            <p>{fileWords(text, locale)}</p>
            <Check name={withoutFileName(name)}>
              <Trans>Remove this file</Trans>
            </Check>
          </>
        )}
        <TextField
          id={uploadName(name)}
          type="file"
          accept={endings.join()}
          label={text === '' ? t`Choose a file` : t`Replace it with`}
          hint={t`${names}, up to 10 MB.`}
        />
      </Choices>
    </div>
  );
}
