import { useLingui } from '@lingui/react/macro';
import button from '#ui/button.module.css';
import { DateText } from '#ui/dates/date-text.tsx';
import { PostForm } from '#ui/form/post-form.tsx';
import css from '../../ui/console-page.module.css';
import { ConsolePart } from '../../ui/console-page.tsx';

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

const here = '/console/account/';

/** Where one is logged in, each to be ended, and all others. */
export function OwnSessions({ sessions }: OwnSessionsProps) {
  const { t } = useLingui();
  const end = (name: string) => t`End the session of ${name}`;
  return (
    <ConsolePart id="sessions" title={t`Where you are logged in`}>
      <ul role="list" className={css.rows}>
        {sessions.map((session) => (
          <li key={session.id}>
            <span>
              <b>{device(session)}</b> {session.current && t`(this session)`}
              <br />
              <span className={css.soft}>
                {t`Since`} <DateText iso={session.createdAt} time /> · {t`last used`}{' '}
                <DateText iso={session.seenAt} time />
              </span>
            </span>
            {!session.current && (
              <PostForm action={here}>
                <input type="hidden" name="part" value="end" />
                <input type="hidden" name="id" value={session.id} />
                <button type="submit" className={button.quiet} aria-label={end(device(session))}>{t`End`}</button>
              </PostForm>
            )}
          </li>
        ))}
      </ul>
      <p
        className={css.soft}
      >{t`Times are Beijing time (UTC+8). A session ends after 30 minutes without use, and after 12 hours.`}</p>
      {sessions.length > 1 && (
        <PostForm action={here}>
          <input type="hidden" name="part" value="end-others" />
          <button type="submit" className={button.secondary}>{t`End all other sessions`}</button>
        </PostForm>
      )}
    </ConsolePart>
  );

  function device({ browser, system }: Pick<OwnSessionsProps['sessions'][number], 'browser' | 'system'>): string {
    if (browser && system) return t`${browser} on ${system}`;
    return browser ?? system ?? t`Unknown device`;
  }
}
