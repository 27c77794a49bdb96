import { useLingui } from '@lingui/react/macro';
import { forgetMemberHere } from '#shell/account/known-member.ts';
import button from '#ui/button.module.css';
import { DateText } from '#ui/dates/date-text.tsx';
import { PostForm } from '#ui/form/post-form.tsx';
import css from '../ui/account-section.module.css';

interface OwnSessionsProps {
  sessions: {
    id: string;
    browser: string | undefined;
    system: string | undefined;
    createdAt: string;
    seenAt: string;
    current: boolean;
  }[];
}

/** Where a member is logged in, each to be ended, and all. */
export function OwnSessions({ sessions }: OwnSessionsProps) {
  const { t } = useLingui();
  return (
    <section className={css.section} aria-labelledby="sessions">
      <h2 id="sessions">{t`Where you are logged in`}</h2>
      <ul role="list" className={css.rows}>
        {sessions.map((session) => (
          <li key={session.id}>
            <span className={css.words}>
              <b>{device(session)}</b> {session.current && t`(this device)`}
              <br />
              <span className={css.soft}>
                {t`Since`} <DateText iso={session.createdAt} time /> · {t`last used`}{' '}
                <DateText iso={session.seenAt} time />
              </span>
            </span>
            {!session.current && (
              <PostForm action="/account/security">
                <input type="hidden" name="part" value="end" />
                <input type="hidden" name="id" value={session.id} />
                <button
                  type="submit"
                  className={button.quiet}
                  aria-label={logOut(device(session))}
                >{t`Log out`}</button>
              </PostForm>
            )}
          </li>
        ))}
      </ul>
      <p className={css.soft}>{t`Times are Beijing time, and last uses are written down to the hour.`}</p>
      <PostForm action="/logout/" onSubmit={forgetMemberHere}>
        <input type="hidden" name="everywhere" value="yes" />
        <button type="submit" className={button.secondary}>{t`Log out everywhere, here too`}</button>
      </PostForm>
    </section>
  );

  function device({ browser, system }: Pick<OwnSessionsProps['sessions'][number], 'browser' | 'system'>): string {
    if (browser && system) return t`${browser} on ${system}`;
    return browser ?? system ?? t`Unknown device`;
  }

  function logOut(name: string) {
    return t`Log out ${name}`;
  }
}
