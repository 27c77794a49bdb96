import { useLingui } from '@lingui/react/macro';
import { SectionNav } from '#shell/section-nav.tsx';
import { type ServicePage, servicePages } from '../pages.ts';
import { useServicePageNames } from './use-service-words.ts';

/** The pages of the section side by side. */
export function ServiceNav({ current }: { current: ServicePage['key'] }) {
  const { t } = useLingui();
  const names = useServicePageNames();
  const items = servicePages.map(({ key, path }) => ({
    to: path,
    name: names[key],
    current: key === current,
  }));
  return <SectionNav label={t`Services`} items={items} />;
}
