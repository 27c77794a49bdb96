import { useLingui } from '@lingui/react/macro';
import { useForeign } from '#ui/use-foreign.ts';
import type { ProgrammeEvent, SpeakerPart } from '../../programme.ts';
import css from './agenda.module.css';

/** Who is on the stage, by function; nothing where nobody is named. */
export function Speakers({ event: { speakers, lang } }: { event: ProgrammeEvent }) {
  const { t } = useLingui();
  const foreign = useForeign(lang);
  const names: Record<SpeakerPart, string> = {
    chair: t`Chair`,
    keynote: t`Keynote`,
    speaker: t`Speaker`,
    panel: t`Panel`,
  };
  if (speakers.length === 0) return null;
  return (
    <section aria-labelledby="speakers" className={css.part}>
      <h2 id="speakers">{t`Speakers`}</h2>
      <ul role="list" className={css.lines}>
        {speakers.map(({ part, role, lang: own }) => (
          <li key={part + role}>
            <span className={css.who}>{names[part]}</span>
            <span lang={own ?? foreign}>{role}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
