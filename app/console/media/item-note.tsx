import { useLingui } from '@lingui/react/macro';
import { Note } from '#ui/console/page/note.tsx';
import type { Done } from './item.server.ts';
import { pictureMessages } from './picture-messages.ts';
import { OnePlace } from './places.tsx';

/** What became of the form that was sent. */
export function ItemNote({ done }: { done: Done }) {
  const { t, i18n } = useLingui();
  const words = {
    described: t`Descriptions saved.`,
    focused: t`Focal point saved.`,
    replaced: t`The new picture now replaces the old one everywhere.`,
    captioned: t`Captions saved.`,
    silenced: t`Sound setting saved.`,
    still: t`Cover image changed.`,
    dropped: t`Deleted.`,
  };
  if ('done' in done) return <Note title={words[done.done]} />;
  if ('refused' in done)
    return (
      <Note kind="stop" title={t`File not accepted`}>
        {i18n._(pictureMessages[done.refused])}
      </Note>
    );
  if ('noStill' in done) return <Note kind="stop" title={t`Picture not found`} />;
  if ('captions' in done) return <Note kind="stop" title={t`Captions not saved`}>{t`See the line given below.`}</Note>;
  return (
    <Note kind="stop" title={t`It is still in use`}>
      {done.used.length > 0 ? (
        <>
          <p>{t`Remove it from these first:`}</p>
          <ul role="list">
            {done.used.map((place) => (
              <li key={place.to}>
                <OnePlace place={place} />
              </li>
            ))}
          </ul>
        </>
      ) : (
        t`It is used outside texts, by a company.`
      )}
    </Note>
  );
}
