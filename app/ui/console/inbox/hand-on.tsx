import { useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router';
import type { InboxBeside } from '#platform/feature/inbox-line.server.ts';
import { Button } from '../controls/button.tsx';
import { ConsoleForm } from '../controls/console-form.tsx';
import { SelectField } from '../controls/field.tsx';
import { Kbd } from '../keys/kbd.tsx';
import { useKeys } from '../keys/use-keys.ts';
import { Note } from '../page/note.tsx';
import page from '../page/page.module.css';
import { Who } from '../people/who.tsx';
import css from './inbox.module.css';

const field = 'hand-to';

/** Who has a thing that waits, and the way to give it to a colleague, to oneself or back to nobody. */
export function HandOn({ queue, id, holder, colleagues }: NonNullable<InboxBeside['handing']>) {
  const { t } = useLingui();
  const name = holder?.name ?? '';
  const handed = new URLSearchParams(useLocation().search).get('handed');
  useKeys([{ keys: 'H', does: t`Hand on`, run: () => document.getElementById(field)?.focus() }]);
  return (
    <>
      {handed === 'handed' && (
        <p role="status" className={page.done}>
          {holder ? t`Handed on.` : t`Nobody has it now.`}
        </p>
      )}
      {handed === 'notTheirs' && (
        <div role="alert">
          <Note kind="stop" title={t`It was not handed on`}>
            <p>{t`This person may no longer decide on it. Choose someone else.`}</p>
          </Note>
        </div>
      )}
      <ConsoleForm action="/console/inbox/" className={css.hand}>
        <input type="hidden" name="queue" value={queue} />
        <input type="hidden" name="id" value={id} />
        {holder ? <Who id={String(holder.id)}>{t`With ${name}`}</Who> : <span>{t`With nobody yet`}</span>}
        <SelectField
          id={field}
          name="to"
          label={t`Hand to`}
          defaultValue={String(holder?.id ?? '')}
          options={[
            { value: '', label: t({ message: 'Nobody', context: 'who has something that waits' }) },
            ...colleagues.map((each) => ({ value: String(each.id), label: each.name })),
          ]}
        />
        <Button slim>
          {t`Hand on`} <Kbd silent>H</Kbd>
        </Button>
      </ConsoleForm>
    </>
  );
}
