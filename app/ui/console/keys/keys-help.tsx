import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { Check } from '../controls/check.tsx';
import { type Binding, boundKeys, keysAreOn, turnKeys } from './bound-keys.ts';
import { Kbd } from './kbd.tsx';
import css from './keys-help.module.css';
import { useKeys } from './use-keys.ts';

/** Id of the box with all keys: a button leads there by `popoverTarget`. */
export const keysHelpId = 'keys';

/** All keys of the page, and the setting that turns them off. It is empty until it is opened, and so without script. */
export function KeysHelp() {
  const { t } = useLingui();
  const box = useRef<HTMLDivElement>(null);
  const [keys, setKeys] = useState<Binding[]>();
  useKeys([{ keys: '?', does: t`All shortcuts`, run: () => box.current?.togglePopover() }]);
  return (
    // It takes the focus as it opens: keys of the page below are off in it, and Esc leads back.
    <div
      ref={box}
      tabIndex={-1}
      id={keysHelpId}
      popover="auto"
      role="dialog"
      aria-labelledby="keys-title"
      className={css.help}
      onToggle={({ newState }) => {
        setKeys(newState === 'open' ? boundKeys() : undefined);
        if (newState === 'open') box.current?.focus();
      }}
    >
      <h2 id="keys-title">{t`All shortcuts`}</h2>
      <dl>
        {keys?.map(({ keys: own, does }) => (
          <div key={own}>
            <dt>
              <Kbd>{own}</Kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      {keys && (
        <Check defaultChecked={keysAreOn()} onChange={({ currentTarget }) => turnKeys(currentTarget.checked)}>
          {t`Single-key shortcuts on this device`}
        </Check>
      )}
    </div>
  );
}
