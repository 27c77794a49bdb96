import { useLingui } from '@lingui/react/macro';
import { localHref } from '#platform/i18n/address.ts';
import { useLocale } from '#platform/i18n/use-locale.ts';
import page from '#ui/console/page/page.module.css';
import type { ShownCollision } from './day-grid.server.ts';
import { placeHref } from './grid-address.ts';
import { useOccupiedNames, useSpanWords } from './use-place-words.ts';

interface CollisionListProps {
  collisions: readonly ShownCollision[];
  rooms: readonly { key: string; name: string }[];
}

/** What is taken, and by which event: each leads to that event. */
export function CollisionList({ collisions, rooms }: CollisionListProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const names = useOccupiedNames();
  const { spanOf } = useSpanWords({ rooms });
  return (
    <ul role="list" className={page.small}>
      {collisions.map(({ what, name, id, title, lang, isDraft, ...span }) => {
        const sort = names[what];
        return (
          <li key={`${what} ${name} ${id}`} className={page.late}>
            <b>{t`${sort}: ${name}`}</b>{' '}
            <a href={localHref(locale, placeHref(id))} lang={lang}>
              {title}
            </a>{' '}
            {spanOf(span)}
            {isDraft && ` (${t({ message: 'Draft', context: 'state of a text' })})`}
          </li>
        );
      })}
    </ul>
  );
}
