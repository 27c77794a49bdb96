import { useLingui } from '@lingui/react/macro';
import { isLocale } from '#platform/i18n/locale.ts';
import { useLanguageNames } from '#ui/use-language-names.ts';
import type { Tab } from './board-view.ts';

/** What a tab of the board is called. */
export function useTabName(): (tab: Tab) => string {
  const { t } = useLingui();
  const languages = useLanguageNames();
  const others = { all: t`All`, mine: t`Mine`, late: t`Overdue`, nobodys: t`Unassigned` };
  return (tab) => {
    if (!isLocale(tab)) return others[tab];
    const language = languages[tab];
    return t`To do: ${language}`;
  };
}
