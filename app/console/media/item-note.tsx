import { useLingui } from '@lingui/react/macro';
import { Note } from '#ui/console/page/note.tsx';
import type { Done } from './item.server.ts';
import { pictureMessages } from './picture-messages.ts';

/** What became of the form that was sent. */
export function ItemNote({ done }: { done: Done }) {
  const { t, i18n } = useLingui();
  const words = {
    described: t`The descriptions are saved.`,
    focused: t`The place to be seen is saved.`,
    replaced: t`The new picture stands wherever the old one stood.`,
    captioned: t`The captions are saved.`,
    still: t`The film has another still.`,
    dropped: t`Deleted.`,
  };
  if ('done' in done) return <Note title={words[done.done]} />;
  if ('refused' in done)
    return (
      <Note kind="stop" title={t`The file was not taken`}>
        {i18n._(pictureMessages[done.refused])}
      </Note>
    );
  if ('noStill' in done) return <Note kind="stop" title={t`There is no such picture`} />;
  if ('captions' in done)
    return <Note kind="stop" title={t`The captions are not saved`}>{t`See the line that is named below.`}</Note>;
  return (
    <Note kind="stop" title={t`It is still in use`}>
      {done.used.length > 0
        ? t`Take it out first where it stands: ${done.used.map(({ title }) => title).join(', ')}`
        : t`Something beside the texts shows it: a company, a film.`}
    </Note>
  );
}
