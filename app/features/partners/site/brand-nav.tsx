import { useLingui } from '@lingui/react/macro';
import { SectionNav } from '#shell/section-nav.tsx';
import type { Tab } from '../partners.ts';

/** The two tabs of the section; choosing brand goes to `/brand/` (specification 2). */
export function BrandNav({ current }: { current?: Tab }) {
  const { t } = useLingui();
  return (
    <SectionNav
      label={t`Partner window`}
      items={[
        { to: '/brand/', name: t`Partners by tier`, current: current === 'brand' },
        { to: '/brand/?tab=active', name: t`Partners’ activities`, current: current === 'active' },
      ]}
    />
  );
}
