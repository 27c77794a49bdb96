import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useAwake } from '#platform/client/use-awake.ts';
import button from '#ui/button.module.css';
import css from './driver-card.module.css';

interface DriverCardProps {
  /** In Chinese. */
  name: string;
  /** In Chinese. */
  address: string;
}

/** What a driver reads: large, in Chinese whatever the page is in. One touch chooses all of it; once awake, a button copies it. */
export function DriverCard({ name, address }: DriverCardProps) {
  const { t } = useLingui();
  const awake = useAwake();
  const [copied, setCopied] = useState(false);
  const copy = () =>
    void navigator.clipboard?.writeText(`${name} ${address}`).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <div className={css.card}>
      <p className={css.title}>{t`Show this card to the driver`}</p>
      <div lang="zh-CN" className={css.words}>
        <p>师傅，请送我到：</p>
        <p className={css.name}>{name}</p>
        <p className={css.address}>{address}</p>
      </div>
      <p className={css.meaning}>{t`It says “Please take me to”, followed by the name and address in Chinese.`}</p>
      <p className={css.ways}>
        <button type="button" className={button.secondary} hidden={!awake} onClick={copy}>
          {t`Copy the address`}
        </button>
        <span role="status">{copied && t`Address copied`}</span>
      </p>
    </div>
  );
}
