import { useLingui } from '@lingui/react/macro';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { type OpenStatus, openStatuses } from '../../negotiation.ts';
import { useProjectWords } from '../../ui/use-project-words.ts';
import css from './project-steps.module.css';

/** How far a project is: the states it goes through, with the one it is in. */
export function ProjectSteps({ status }: { status: OpenStatus }) {
  const { t } = useLingui();
  const { statusName } = useProjectWords();
  const reached = openStatuses.indexOf(status);
  return (
    <ol className={css.steps} aria-label={t`Project status`}>
      {openStatuses.map((step, i) => (
        <li key={step} aria-current={step === status ? 'step' : undefined} data-reached={i <= reached ? '' : undefined}>
          {statusName(step)}
          {i < reached && <VisuallyHidden>{t`(done)`}</VisuallyHidden>}
        </li>
      ))}
    </ol>
  );
}
