import { useLingui } from '@lingui/react/macro';
import { localHref } from '#platform/i18n/address.ts';
import { useLocale } from '#platform/i18n/use-locale.ts';
import { useKeys } from '#ui/console/keys/use-keys.ts';
import { Tabs } from '#ui/console/page/tabs.tsx';
import { type ListAddress, listPath, type View, views } from './list-address.ts';

interface ViewTabsProps {
  kind: string;
  address: ListAddress;
  counts: Record<View, number>;
}

/** The views of a list. A tab begins anew: what was narrowed down is left behind. */
export function ViewTabs({ kind, address, counts }: ViewTabsProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const names = useViewNames();
  const to = (view: View) => listPath(kind, { view });
  useKeys([
    {
      keys: 'W',
      does: names.waiting,
      run: () => location.assign(localHref(locale, to('waiting'))),
      offered: true,
    },
  ]);
  return (
    <Tabs
      label={t`Views`}
      tabs={views.map((view) => ({
        name: names[view],
        to: to(view),
        count: counts[view],
        current: view === address.view,
      }))}
    />
  );
}

/** What the views are called. */
export function useViewNames(): Record<View, string> {
  const { t } = useLingui();
  return {
    all: t({ message: 'All', context: 'view of a list' }),
    waiting: t`Waiting for me`,
    mine: t({ message: 'Mine', context: 'view of a list' }),
    behind: t({ message: 'Behind', context: 'view of a list' }),
    out: t`Scheduled`,
    withdrawn: t({ message: 'Withdrawn', context: 'view of a list' }),
    nobodys: t`Unassigned`,
  };
}
