import { useLingui } from '@lingui/react/macro';
import { actNames } from '../log/act-names.ts';

/** How acts of the log are called in the reader's language; one that has no words yet, by its code. */
export function useActName(): (act: string) => string {
  const { i18n } = useLingui();
  return (act) => {
    const name = actNames[act];
    return name ? i18n._(name) : act;
  };
}
