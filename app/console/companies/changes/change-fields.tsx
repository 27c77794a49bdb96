import { useLingui } from '@lingui/react/macro';
import { Check } from '#ui/console/controls/check.tsx';
import { Change } from '#ui/console/inbox/item.tsx';
import page from '#ui/console/page/page.module.css';
import { Changed } from '#ui/console/text/changed.tsx';
import { useLanguageNames } from '#ui/use-language-names.ts';
import type { ChangedField } from './read-change-page.server.ts';

interface ChangeFieldsProps {
  fields: readonly ChangedField[];
  /** Id of the form that the boxes belong to. */
  form: string;
  /** Whether it can be decided still. */
  isOpen: boolean;
  /** What was ticked before; undefined where nobody has chosen yet. */
  taken: readonly string[] | undefined;
}

/**
 * What changes, field by field, each with a box. One that readers see otherwise by now than whoever asked is not ticked: nothing of it is written
 * over unseen.
 */
export function ChangeFields({ fields, form, isOpen, taken }: ChangeFieldsProps) {
  return fields.map((field) => (
    <FieldChange
      key={field.id}
      field={field}
      form={form}
      isOpen={isOpen}
      isTicked={taken ? taken.includes(field.id) : field.is === 'open' || field.is === 'done'}
    />
  ));
}

interface FieldChangeProps {
  field: ChangedField;
  form: string;
  isOpen: boolean;
  isTicked: boolean;
}

function FieldChange({ field, form, isOpen, isTicked }: FieldChangeProps) {
  const { t } = useLingui();
  const languages = useLanguageNames();
  const { id, label, lang, pieces, is, began } = field;
  const name = lang ? t`${label} (${languages[lang]})` : label;
  const verdicts = {
    open: t`changed`,
    clash: t`changed by staff meanwhile`,
    done: t`already so`,
    taken: t`approved`,
    left: t`not approved`,
  };
  return (
    <Change title={name} is={verdicts[is]}>
      <p lang={lang} dir="auto">
        {pieces.length > 0 ? <Changed pieces={pieces} /> : '–'}
      </p>
      {is === 'clash' && (
        <p className={page.late}>
          {t`Whoever asked for this saw:`}{' '}
          <span lang={lang} dir="auto">
            {began || '–'}
          </span>
        </p>
      )}
      {isOpen && (
        <Check form={form} name="take" value={id} defaultChecked={isTicked}>
          {is === 'clash' ? t`Write over the current text: ${name}` : t`Approve: ${name}`}
        </Check>
      )}
    </Change>
  );
}
