import { useLingui } from '@lingui/react/macro';
import { useId, useState, useSyncExternalStore } from 'react';
import css from './share.module.css';

interface ShareProps {
  /** Absolute address of the page. */
  permalink: string;
  title: string;
}

const never = () => () => {};

/** Passing a page on: its address to copy or to send. The button that copies is there once the page is awake. */
export function Share({ permalink, title }: ShareProps) {
  const { t } = useLingui();
  const field = useId();
  const [copied, setCopied] = useState(false);
  const canCopy = useSyncExternalStore(
    never,
    () => navigator.clipboard !== undefined,
    () => false,
  );
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(permalink)}`;
  return (
    <div className={css.share}>
      <label htmlFor={field}>{t`Link to this article`}</label>
      <input id={field} type="url" readOnly value={permalink} onFocus={(event) => event.currentTarget.select()} />
      <p className={css.ways}>
        <a href={mail}>{t`Share by e-mail`}</a>
        {canCopy && (
          <button
            type="button"
            onClick={() =>
              void navigator.clipboard.writeText(permalink).then(
                () => setCopied(true),
                () => setCopied(false),
              )
            }
          >
            {t`Copy link`}
          </button>
        )}
      </p>
      <p role="status" className={css.said}>
        {copied && t`Copied`}
      </p>
    </div>
  );
}
