import { useLingui } from '@lingui/react/macro';
import { localHref } from '#platform/i18n/address.ts';
import { useLocale } from '#platform/i18n/use-locale.ts';
import page from '#ui/console/page/page.module.css';
import type { ShownEvent } from './day-grid.server.ts';
import { placeHref } from './grid-address.ts';
import css from './programme.module.css';
import { useOccupiedNames, useSpanWords } from './use-place-words.ts';

interface EventCellProps {
  event: ShownEvent;
  rooms: readonly { key: string; name: string }[];
  isCurrent: boolean;
  /** Where it stands in a list: its room is said. */
  isListed?: boolean;
}

/** An event in its cell: when, what kind, what it is called, and in words whether it is a draft and what it collides over. */
export function EventCell({ event, rooms, isCurrent, isListed }: EventCellProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const { spanOf, roomOf } = useSpanWords({ rooms });
  const words = useOccupiedNames();
  const { id, title, lang, kind, kindName, isOut, isPending, collisions } = event;
  const colliding = [...new Set(collisions.map(({ what, name }) => (what === 'room' ? words.room : name)))];
  const names = colliding.join(t`, `);
  return (
    <a
      href={localHref(locale, placeHref(id))}
      className={css.event}
      // Only the grid moves what stands in it.
      data-event={isListed ? undefined : id}
      data-kind={kind}
      data-draft={isOut ? undefined : ''}
      data-hit={colliding.length > 0 ? '' : undefined}
      aria-current={isCurrent ? 'true' : undefined}
      draggable={false}
    >
      <small>
        <b>{spanOf(event)}</b> {kindName}
        {!isOut && ` · ${t({ message: 'Draft', context: 'state of a text' })}`}
        {isPending && ` · ${t`changes not published`}`}
      </small>
      <b lang={lang}>{title}</b>
      {isListed && <span className={page.soft}>{roomOf(event)}</span>}
      {colliding.length > 0 && <small className={css.collides}>{t`Collides: ${names}`}</small>}
    </a>
  );
}
