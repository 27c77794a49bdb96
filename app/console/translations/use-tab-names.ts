import { useLingui } from '@lingui/react/macro';
import type { Tab } from './board-view.ts';

/** What the tabs of the board are called. */
export function useTabNames(): Record<Tab, string> {
  const { t } = useLingui();
  return {
    all: t`All`,
    'zh-CN': t`Chinese to do`,
    'en-US': t`English to do`,
    'fr-FR': t`French to do`,
    mine: t`Mine`,
    late: t`Late`,
    nobodys: t`Nobody’s`,
  };
}
