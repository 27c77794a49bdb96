import { useLingui } from '@lingui/react/macro';
import { Weave } from '#ui/weave/weave.tsx';
import type { IdType } from '../reservations.ts';
import css from './ticket-card.module.css';
import { useDayWords } from './use-day-words.ts';
import { useDocumentWords } from './use-document-words.ts';

interface TicketCardProps {
  ticket: {
    /** In full for the holder, masked for whoever else has the link. */
    name: string;
    idType: IdType;
    state: 'valid' | 'admitted' | 'cancelled' | 'closed' | 'over';
    /** Address of the code's picture; empty where the ticket opens no gate. */
    qr: string;
  };
  visit: { date: string; opens: string; closes: string; gate: string; place: string };
  /** Which of several it is, `1/3`: people of a family may be masked alike. */
  number?: string | undefined;
  /** Level of the heading: the page's own, or one of several. */
  as?: 'h1' | 'h2';
}

/**
 * A ticket as it is shown at the gate, torn off a woven stub: whom it is for, when and where, and the code. One fills a printed
 * page.
 */
export function TicketCard({ ticket, visit, number, as: Heading = 'h2' }: TicketCardProps) {
  const { t } = useLingui();
  const days = useDayWords();
  const documents = useDocumentWords();
  const { name, idType, state, qr } = ticket;
  const states = {
    valid: '',
    admitted: t`Admitted: this ticket has been used.`,
    cancelled: t`Cancelled: this ticket is no longer valid.`,
    closed: t`The expo is closed to visitors on this day: this ticket is not valid.`,
    over: t`The day of this ticket is over.`,
  };
  return (
    <article className={qr ? css.ticket : `${css.ticket} ${css.spent}`}>
      {/* Woven from the day: tickets of one day look alike at the gate, those of two do not. */}
      <Weave id={`ticket-${visit.date}`} shape="banner" className={css.stub} />
      <div className={css.words}>
        <p className={css.expo}>
          {t`China-Africa Economic and Trade Expo`}
          {number && ` · ${number}`}
        </p>
        <Heading>{t`Ticket of ${name}`}</Heading>
        {states[state] && <p className={css.state}>{states[state]}</p>}
        <p className={css.day}>{days.date(visit.date)}</p>
        <dl>
          <div className={css.gate}>
            <dt>{t`Gate`}</dt>
            <dd>{visit.gate}</dd>
          </div>
          <div className={css.place}>
            <dt>{t`Venue`}</dt>
            <dd>{visit.place}</dd>
          </div>
          <div>
            <dt>{t`Opening hours`}</dt>
            <dd>{days.hours(visit)}</dd>
          </div>
          <div>
            <dt>{t`Document`}</dt>
            <dd>{documents.names[idType]}</dd>
          </div>
        </dl>
        {qr && (
          <p
            className={css.rule}
          >{t`Valid on this day only, with the valid identity document named in the reservation.`}</p>
        )}
      </div>
      {qr && (
        <img src={qr} alt={t`QR code for the gate: ${name}’s ticket`} width={328} height={328} className={css.code} />
      )}
    </article>
  );
}
