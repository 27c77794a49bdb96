import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { isLocale, nameAlone } from '#platform/i18n/locale.ts';
import { Who } from '#ui/console/people/who.tsx';
import { State, useStateWords } from '#ui/console/states/state.tsx';
import { Threads } from '#ui/console/text/threads.tsx';
import { useLanguageNames } from '#ui/use-language-names.ts';
import type { Steps } from '../content/life.ts';
import type { ThreadName } from '../shown/mark-of.ts';
import type { ReadersSee, StandingThread } from './standing.server.ts';
import { useStepNames } from './step-names.ts';

interface StandingProps {
  standing: readonly StandingThread[];
  steps: Steps;
  thread: ThreadName;
}

/** How a thing stands in all its languages, and what readers of each see now. */
export function Standing({ standing, steps, thread: open }: StandingProps) {
  const { t } = useLingui();
  const words = useStateWords();
  const readings = useStepNames(steps);
  return (
    <Threads
      caption={t`Status by language`}
      heads={{
        language: t`Language`,
        steps: [words.draft, ...readings, words.published],
        sees: t`What readers see now`,
      }}
      words={{ ...words, published: t`Done`, missing: t`Not yet` }}
      threads={standing.map(({ thread, mark, steps: marks, who, sees }) => ({
        name: isLocale(thread) ? nameAlone(thread) : t`Shared`,
        lang: isLocale(thread) ? thread : '',
        current: thread === open,
        // What all share has no reading of its own.
        steps: isLocale(thread)
          ? marks
          : [marks[0] ?? 'missing', ...readings.map(() => marks[0] ?? 'missing'), marks.at(-1) ?? 'missing'],
        state: <State {...mark} />,
        who: who && <Having {...who} />,
        sees: <Sees {...sees} />,
      }))}
    />
  );
}

function Having({ face, name, due, isGiven }: NonNullable<StandingThread['who']>) {
  const { t } = useLingui();
  return (
    <Who id={face}>
      {name} {isGiven && due && <small>{t`due ${due}`}</small>}
    </Who>
  );
}

function Sees(sees: ReadersSee) {
  const { t } = useLingui();
  const languages = useLanguageNames();
  if (sees.is === 'nothing') return t`Nothing`;
  if (sees.is === 'other') return t`${languages[sees.locale]}, with a language note`;
  const { number, of, behind } = sees;
  return (
    <>
      <Trans>
        Revision {number}, of {of}
      </Trans>
      {behind > 0 && (
        <>
          {', '}
          <Plural value={behind} one="# change behind" other="# changes behind" />
        </>
      )}
    </>
  );
}
