import { useLingui } from '@lingui/react/macro';
import { isLocale } from '#platform/i18n/locale.ts';
import { ConsoleForm } from '#ui/console/controls/console-form.tsx';
import { threadPath } from '../shown/paths.ts';
import { type EditorProps, formId } from './editor-props.ts';
import css from './read-only.module.css';

/** What stands in the fields, for those who may read and not write it. Buttons beside it have a form to belong to. */
export function ReadOnly({ read, thread, kind, thing }: EditorProps) {
  const { t } = useLingui();
  const filled = read.filter(({ text }) => text !== '');
  return (
    <>
      <ConsoleForm id={formId} action={threadPath(kind.name, thing?.id, thread)} />
      <p>{t`You can read this but not edit it.`}</p>
      <dl className={css.read}>
        {filled.map(({ name, label, text }) => (
          <div key={name} id={name}>
            <dt>{label}</dt>
            <dd lang={isLocale(thread) ? thread : undefined}>{text}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
