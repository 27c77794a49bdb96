import { useLingui } from '@lingui/react/macro';
import { useAwake } from '#platform/client/use-awake.ts';
import button from '#ui/button.module.css';

/** Prints the page; there once it is awake, before that the browser's own menu does the same. */
export function PrintButton() {
  const { t } = useLingui();
  const awake = useAwake();
  if (!awake) return null;
  return <button type="button" className={button.secondary} onClick={() => print()}>{t`Print`}</button>;
}
