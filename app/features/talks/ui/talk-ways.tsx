import { useLingui } from '@lingui/react/macro';
import { SiteLink } from '#shell/link.tsx';
import button from '#ui/button.module.css';
import { type TalkMove, talkHref } from '../talks.ts';
import { DoForm } from './do-form.tsx';
import css from './talk.module.css';

interface TalkWaysProps {
  talk: {
    id: string;
    moves: readonly TalkMove[];
    mayPropose: boolean;
    blockedBy: 'you' | 'other' | undefined;
    other: object | undefined;
  };
  name: string;
}

/** What can be done in a talk besides writing. What has weight says what it does, behind one more press. */
export function TalkWays({ talk, name }: TalkWaysProps) {
  const { t } = useLingui();
  const { id, moves, mayPropose, blockedBy } = talk;
  const may = (move: TalkMove) => moves.includes(move);
  return (
    <section aria-label={t`What you can do`} className={css.ways}>
      {mayPropose && <SiteLink to={`${talkHref(id)}/meeting`}>{t`Propose a meeting`}</SiteLink>}
      {may('reopen') && (
        <DoForm id={id} wish="reopen">
          <button type="submit" className={button.secondary}>{t`Resume the negotiation`}</button>
        </DoForm>
      )}
      {may('confirm') && (
        <DoForm id={id} wish="confirm">
          <button type="submit" className={button.primary}>{t`Confirm: we have signed`}</button>
        </DoForm>
      )}
      {may('sign') && (
        <Weighty
          id={id}
          wish="sign"
          title={t`We have signed`}
          text={t`The project will be shown publicly as signed and will accept no new requests. ${name} can confirm this here.`}
          press={t`Yes, we have signed`}
        />
      )}
      {may('decline') && (
        <Weighty
          id={id}
          wish="decline"
          title={t`Decline request`}
          text={t`${name} will be told that you have declined. You can still write later; they cannot.`}
          press={t`Decline`}
        />
      )}
      {may('close') && (
        <Weighty
          id={id}
          wish="close"
          title={t`End the negotiation`}
          text={t`No one can write here until one of you resumes the negotiation. Existing messages are kept.`}
          press={t`End negotiation`}
        />
      )}
      {blockedBy === 'you' && (
        <DoForm id={id} wish="unblock">
          <button type="submit" className={button.secondary}>{t`Unblock ${name}`}</button>
        </DoForm>
      )}
      {talk.other && blockedBy !== 'you' && (
        <Weighty
          id={id}
          wish="block"
          title={t`Block ${name}`}
          text={t`You will receive no more messages from ${name}, here or about other projects, and they will be told that their messages are not accepted. You can undo this.`}
          press={t`Block`}
        />
      )}
      <SiteLink to={`${talkHref(id)}/report`}>{t`Report abuse`}</SiteLink>
    </section>
  );
}

interface WeightyProps {
  id: string;
  wish: string;
  title: string;
  text: string;
  press: string;
}

function Weighty({ id, wish, title, text, press }: WeightyProps) {
  return (
    <details>
      <summary>{title}</summary>
      <p>{text}</p>
      <DoForm id={id} wish={wish}>
        <button type="submit" className={button.secondary}>
          {press}
        </button>
      </DoForm>
    </details>
  );
}
