import { useLingui } from '@lingui/react/macro';
import { SectionNav } from '#shell/section-nav.tsx';
import { type PageWords, type ServicePage, servicePage } from '../pages.ts';

interface ServiceNavProps {
  pages: PageWords['pages'];
  current: ServicePage['key'];
}

/** The pages of the section side by side. */
export function ServiceNav({ pages, current }: ServiceNavProps) {
  const { t } = useLingui();
  const items = pages.map(({ key, name }) => ({ to: servicePage(key).path, name, current: key === current }));
  return <SectionNav label={t`Services`} items={items} />;
}
