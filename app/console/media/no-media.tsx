import { useLingui } from '@lingui/react/macro';
import { NoHits } from '#ui/console/page/empty.tsx';
import { type AskedMedia, mediaPath } from './asked.ts';

const everything: AskedMedia = { words: '', kind: undefined, missing: undefined, after: undefined };

/** A library in which nothing fits what was asked for: the filters to take away. */
export function NoMedia({ asked }: { asked: AskedMedia }) {
  const { t } = useLingui();
  const { words, kind, missing } = asked;
  const without = (part: Partial<AskedMedia>) => mediaPath({ ...asked, after: undefined, ...part });
  const filters = [
    words ? { name: t`“${words}”`, without: without({ words: '' }) } : undefined,
    kind ? { name: kind === 'picture' ? t`Pictures` : t`Videos`, without: without({ kind: undefined }) } : undefined,
    missing ? { name: t`No description`, without: without({ missing: undefined }) } : undefined,
  ].filter((filter) => filter !== undefined);
  if (filters.length === 0) return null;
  return <NoHits title={t`Nothing matches all of these filters`} filters={filters} all={mediaPath(everything)} />;
}
