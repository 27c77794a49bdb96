import { useLingui } from '@lingui/react/macro';
import css from './console-page.module.css';

/** Recovery codes, which are shown this once. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const { t } = useLingui();
  return (
    <div className={css.once} role="status">
      <p>
        <b>{t`Your recovery codes are shown only once.`}</b>{' '}
        {t`Print them or keep them in your password manager. Each works once if you lose your device.`}
      </p>
      <ul role="list" className={css.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code lang="">{code}</code>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A link or a token, which is shown this once. */
export function ShownOnce({ words, secret }: { words: string; secret: string }) {
  return (
    <div className={css.once} role="status">
      <p>{words}</p>
      <p>
        <code lang="">{secret}</code>
      </p>
    </div>
  );
}
