import { useLingui } from '@lingui/react/macro';

/** Whether the figures are renewed by themselves. */
export function LiveNote({ isLive }: { isLive: boolean }) {
  const { t } = useLingui();
  return isLive
    ? t`Figures refresh every few seconds. All times are Beijing time.`
    : t`Reload the page for the latest figures. All times are Beijing time.`;
}
