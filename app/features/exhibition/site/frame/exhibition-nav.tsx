import { useLingui } from '@lingui/react/macro';
import { SectionNav } from '#shell/section-nav.tsx';
import { type Cursor, cursors } from '../../exhibition.ts';

/** What the pages of the exhibition are called. */
export function useCursorNames(): Record<Cursor, string> {
  const { t } = useLingui();
  return {
    exhibitors: t`Exhibitors`,
    buyers: t`Buyers`,
    cloud: t`Cloud Expo`,
    layout: t`Hall layout`,
    notice: t`Notices`,
    manual: t`Guides`,
    download: t`Downloads`,
  };
}

/** The pages of the exhibition side by side. */
export function ExhibitionNav({ current }: { current: Cursor }) {
  const { t } = useLingui();
  const names = useCursorNames();
  const items = cursors.map((cursor) => ({
    to: `/exhibition/?cursor=${cursor}`,
    name: names[cursor],
    current: cursor === current,
  }));
  return <SectionNav label={t`Parts of the exhibition`} items={items} />;
}
