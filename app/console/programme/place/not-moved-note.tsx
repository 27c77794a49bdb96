import { useLingui } from '@lingui/react/macro';
import { localHref } from '#platform/i18n/address.ts';
import { useLocale } from '#platform/i18n/use-locale.ts';
import { Note } from '#ui/console/page/note.tsx';
import { threadPath } from '../../shown/paths.ts';
import { CollisionList } from '../collision-list.tsx';
import { FreePlaces } from './free-places.tsx';
import type { Asked, OpenedPlace } from './open-place.server.ts';
import type { NotMoved } from './take-place.server.ts';

interface NotMovedNoteProps {
  why: NotMoved;
  asked: Asked;
  place: OpenedPlace;
}

/** That an event stays where it is: why, and the nearest ways that work. */
export function NotMovedNote({ why, asked, place }: NotMovedNoteProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const words: Record<NotMoved, string> = {
    invalid: t`Please check the fields below. The event stays where it is.`,
    taken: t`Something it needs is taken at that time. The event stays where it is.`,
    newer: t`Someone has changed this event meanwhile. The event stays where it is: look at it again, then move it.`,
    pending: t`This event has changes that are not published, and moving it would publish them too. Publish or restore them first.`,
    withdrawn: t`This event is withdrawn.`,
  };
  return (
    <div role="alert">
      <Note kind="stop" title={t`Not moved`}>
        <p>{words[why]}</p>
        {asked.collisions && asked.collisions.length > 0 && (
          <CollisionList collisions={asked.collisions} rooms={place.grid.rooms} />
        )}
        <FreePlaces free={asked.free} place={place} />
        {why === 'pending' && (
          <p>
            <a href={localHref(locale, threadPath('event', place.event.id, 'shared'))}>{t`Open the event`}</a>
          </p>
        )}
      </Note>
    </div>
  );
}
