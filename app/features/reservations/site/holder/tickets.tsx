import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { data } from 'react-router';
import { personalHeaders } from '#platform/http/personal-headers.ts';
import { Refusal } from '#platform/http/refusal.ts';
import { siteOf } from '#platform/http/site-context.ts';
import { localHref } from '#platform/i18n/address.ts';
import { useLocale } from '#platform/i18n/use-locale.ts';
import { SiteLink } from '#shell/link.tsx';
import button from '#ui/button.module.css';
import form from '#ui/form/form.module.css';
import { requestMayManage } from '../../holder/may-manage.server.ts';
import { ownNames } from '../../holder/own-names.server.ts';
import { showTickets } from '../../holder/shown-tickets.server.ts';
import { PrintButton } from '../../ui/print-button.tsx';
import { StepPage } from '../../ui/step-page.tsx';
import { TicketCard } from '../../ui/ticket-card.tsx';
import { TicketOnDevice } from '../../ui/ticket-on-device.tsx';
import { useDayWords } from '../../ui/use-day-words.ts';
import type { Route } from './+types/tickets.ts';
import { keepOnDevice } from './keep-on-device.ts';
import css from './tickets.module.css';

export const headers = personalHeaders;

/** @throws 404 for a reservation that does not exist */
export async function loader({ context, request, params }: Route.LoaderArgs) {
  const site = siteOf(context);
  const reservation = await showTickets(site, params.id);
  if (!reservation) throw new Refusal(404);
  const mine = await requestMayManage(request, site, reservation.id);
  const told = Number(/^[1-5]$/.exec(new URL(request.url).searchParams.get('freed') ?? '')?.[0] ?? 0);
  // Anybody can write an address: it says nothing that the tickets do not say.
  const cancelled = reservation.tickets.filter(({ state }) => state === 'cancelled').length;
  const names = mine ? await ownNames(site, reservation.id) : undefined;
  const tickets = reservation.tickets.map((ticket) => ({
    ...ticket,
    name: names?.get(ticket.ticketId) ?? ticket.name,
  }));
  return data(
    { ...reservation, tickets, mine, freed: told <= cancelled ? told : 0 },
    { headers: keepOnDevice(site, reservation) },
  );
}

/** All tickets of a reservation: the end of reserving, and where the link of the message leads. */
export default function TicketsPage({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const { id, tickets, mine, freed, ...visit } = loaderData;
  const days = useDayWords();
  const day = days.date(visit.date);
  const valid = tickets.filter(({ qr }) => qr !== '').length;
  const title = valid > 0 ? t`Reserved: ${day}` : t`Your visit on ${day}`;
  return (
    <StepPage title={title}>
      {freed > 0 && (
        <p role="status" className={css.done}>
          {t`${plural(freed, { one: 'Cancelled. # place has been released for others.', other: 'Cancelled. # places have been released for others.' })}`}
        </p>
      )}
      {valid > 0 && (
        <div className={css.intro}>
          <p>{t`Each visitor needs the ticket below and the document you entered. We have sent you a link to this page.`}</p>
          <div className={form.actions}>
            <a
              href={localHref(locale, `/reservation/tickets/${id}/visit.ics`)}
              download
              className={button.secondary}
            >{t`Add to calendar`}</a>
            <PrintButton />
          </div>
          <TicketOnDevice />
        </div>
      )}
      <div className={css.tickets}>
        {tickets.map((ticket, i) => (
          <div key={ticket.ticketId} className={css.one}>
            <TicketCard
              ticket={ticket}
              visit={visit}
              number={tickets.length > 1 ? `${i + 1}/${tickets.length}` : undefined}
            />
            {ticket.qr && (
              <p className={css.alone}>
                <SiteLink to={`/reservation/ticket/${ticket.ticketId}`}>{alone(i + 1)}</SiteLink>
              </p>
            )}
          </div>
        ))}
      </div>
      <nav aria-label={t`Your reservation`} className={css.ways}>
        {visit.cancellable && mine && (
          <>
            <SiteLink to={`/reservation/rebook/${id}`}>{t`Choose another day`}</SiteLink>
            <SiteLink to={`/reservation/cancel/${id}`}>{t`Cancel`}</SiteLink>
          </>
        )}
        {visit.cancellable && !mine && (
          <SiteLink to="/reservation/find">{t`Change or cancel: confirm your phone number or e-mail address`}</SiteLink>
        )}
        <SiteLink to="/reservation/mine">{t`My reservations`}</SiteLink>
      </nav>
    </StepPage>
  );

  function alone(n: number) {
    return t`Ticket for visitor ${n}’s phone`;
  }
}
