import { useLingui } from '@lingui/react/macro';
import { useAwake } from '#platform/client/use-awake.ts';
import { Button } from '#ui/console/controls/button.tsx';

/** Prints the page; there once it is awake, before that the browser's own menu does the same. */
export function PrintButton() {
  const { t } = useLingui();
  if (!useAwake()) return null;
  return <Button type="button" look="main" onClick={() => print()}>{t`Print`}</Button>;
}
