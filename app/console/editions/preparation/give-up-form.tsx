import { useLingui } from '@lingui/react/macro';
import { Button } from '#ui/console/controls/button.tsx';
import { ConsoleForm } from '#ui/console/controls/console-form.tsx';
import page from '#ui/console/page/page.module.css';
import { Panel } from '#ui/console/page/panel.tsx';
import { editionPath } from '../edition-address.ts';

/** Gives an edition up that was begun by mistake. */
export function GiveUpForm({ number }: { number: number }) {
  const { t } = useLingui();
  return (
    <Panel title={t`Give it up`}>
      <p className={page.small}>
        {t`The edition goes with its plans and with those of its drafts that are not published. The log keeps that it was there.`}
      </p>
      <ConsoleForm action={editionPath(number)}>
        <Button name="act" value="give-up" look="refuse">{t`Give up this edition`}</Button>
      </ConsoleForm>
    </Panel>
  );
}
