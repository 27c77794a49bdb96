import { useLingui } from '@lingui/react/macro';
import { localHref } from '#platform/i18n/address.ts';
import { useLocale } from '#platform/i18n/use-locale.ts';
import button from '#ui/button.module.css';
import type { MeetingAnswer } from '../meetings/answer-meeting.server.ts';
import type { MeetingState } from '../talks.ts';
import { talkHref } from '../talks.ts';
import type { ShownMeeting } from '../thread/view-talk.server.ts';
import { DoForm } from './do-form.tsx';
import { PlacedTimes } from './placed-times.tsx';
import css from './talk.module.css';

interface MeetingCardProps {
  id: string;
  meeting: ShownMeeting;
  /** Where it is proposed it can be answered. */
  isProposal: boolean;
}

/** A time to meet where both people are, how it stands, and what can be said to it. */
export function MeetingCard({ id, meeting, isProposal }: MeetingCardProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const { minutes, state, startsAt, times, answers } = meeting;
  const states: Record<MeetingState, string> = {
    proposed: t`Not answered yet`,
    accepted: t`Agreed`,
    declined: t`Declined`,
    withdrawn: t`Withdrawn`,
  };
  const names: Record<MeetingAnswer, string> = {
    accepted: t`Accept`,
    declined: state === 'accepted' ? t`Cancel meeting` : t`Decline`,
    withdrawn: state === 'accepted' ? t`Cancel meeting` : t`Withdraw`,
  };
  const file = `${talkHref(id)}/meeting/${meeting.id}/meeting.ics`;
  return (
    <div className={css.meeting}>
      <p className={css.when}>
        <PlacedTimes iso={startsAt.toISOString()} times={times} />
      </p>
      <p>
        {t`${minutes} minutes`} · <b>{states[state]}</b>
      </p>
      {isProposal && (
        <div className={css.answers}>
          {answers.map((answer) => (
            <DoForm key={answer} id={id} wish={answer} meeting={meeting.id}>
              <button type="submit" className={answer === 'accepted' ? button.primary : button.secondary}>
                {names[answer]}
              </button>
            </DoForm>
          ))}
          {state === 'accepted' && (
            <a href={localHref(locale, file)} className={button.quiet}>{t`Add to my calendar`}</a>
          )}
        </div>
      )}
    </div>
  );
}
