import { useLingui } from '@lingui/react/macro';
import { SectionNav } from '#shell/section-nav.tsx';
import { catalogueHref, companyHref } from '../directory.ts';

interface ExhibitorTabsProps {
  id: number;
  name: string;
  current: 'company' | 'catalogue';
}

/** The two pages of an exhibitor side by side. */
export function ExhibitorTabs({ id, name, current }: ExhibitorTabsProps) {
  const { t } = useLingui();
  const items = [
    { to: companyHref('exhibitor', id), name: t`Company`, current: current === 'company' },
    { to: catalogueHref(id), name: t`Catalogue and editions`, current: current === 'catalogue' },
  ];
  return <SectionNav label={t`Pages of ${name}`} items={items} />;
}
