import { useLingui } from '@lingui/react/macro';
import { useAwake } from '#platform/client/use-awake.ts';
import css from './kbd.module.css';
import { Kbd } from './kbd.tsx';
import { keysHelpId } from './keys-help.tsx';

interface KeysLineProps {
  /** `keys` as they are printed, several where they belong together (`['J', 'K']`); `does`: what they do, as a word or two. */
  keys: { keys: string[]; does: string }[];
}

/** The keys that help on this page, and the way to all of them. Whoever has no keys finds each as a control. */
export function KeysLine({ keys }: KeysLineProps) {
  const { t } = useLingui();
  const awake = useAwake();
  return (
    <p className={css.line}>
      {keys.map(({ keys: own, does }, at) => (
        <span key={does}>
          {at > 0 && ' · '}
          {own.map((key) => (
            <span key={key}>
              <Kbd>{key}</Kbd>{' '}
            </span>
          ))}
          {does}
        </span>
      ))}
      <span className={awake ? undefined : css.asleep}>
        {' · '}
        <button type="button" popoverTarget={keysHelpId} aria-keyshortcuts="?">
          <Kbd silent>?</Kbd> {t`all shortcuts`}
        </button>
      </span>
    </p>
  );
}
