import css from './kbd.module.css';
import { Kbd } from './kbd.tsx';

interface KeysLineProps {
  /** `keys` as they are printed, several where they belong together (`['J', 'K']`); `does`: what they do, as a word or two. */
  keys: { keys: string[]; does: string }[];
}

/** The keys that help on this page. Whoever has no keys finds each as a control. */
export function KeysLine({ keys }: KeysLineProps) {
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
    </p>
  );
}
