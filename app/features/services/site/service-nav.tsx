import { useLingui } from '@lingui/react/macro';
import type { Locale } from '#platform/i18n/locale.ts';
import { SectionNav } from '#shell/section-nav.tsx';
import { type ServicePage, servicePages } from '../pages.ts';

/** The pages of the section side by side. */
export function ServiceNav({ current }: { current: ServicePage['key'] }) {
  const { t, i18n } = useLingui();
  const items = servicePages.map(({ key, path, names }) => ({
    to: path,
    name: names[i18n.locale as Locale],
    current: key === current,
  }));
  return <SectionNav label={t`Services`} items={items} />;
}
