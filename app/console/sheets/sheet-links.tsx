import { useLingui } from '@lingui/react/macro';
import { ButtonLink } from '#ui/console/controls/button.tsx';
import page from '#ui/console/page/page.module.css';
import { exportPath, sheetsPath } from './sheet-addresses.ts';

/** What a list shows as a file, and the way in for one. @param list its address, without language prefix */
export function SheetLinks({ kind, list }: { kind: string; list: string }) {
  const { t } = useLingui();
  return (
    <p className={page.line}>
      <ButtonLink slim to={exportPath(list, kind, 'xlsx')} download>{t`Export for Excel`}</ButtonLink>
      <ButtonLink slim to={exportPath(list, kind, 'csv')} download>{t`Export as CSV`}</ButtonLink>
      <ButtonLink slim to={sheetsPath(kind)}>{t`Import items`}</ButtonLink>
    </p>
  );
}
