import { useLingui } from '@lingui/react/macro';
import { useLocale } from '#platform/i18n/use-locale.ts';
import { SectionNav } from '#shell/section-nav.tsx';
import { type ServicePage, servicePages } from '../pages.ts';

/** The pages of the section side by side. */
export function ServiceNav({ current }: { current: ServicePage['key'] }) {
  const { t } = useLingui();
  const locale = useLocale();
  const items = servicePages.map(({ key, path, names }) => ({
    to: path,
    name: names[locale],
    current: key === current,
  }));
  return <SectionNav label={t`Services`} items={items} />;
}
