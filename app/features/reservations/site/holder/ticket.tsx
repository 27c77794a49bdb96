import { useLingui } from '@lingui/react/macro';
import { data } from 'react-router';
import { personalHeaders } from '#platform/http/personal-headers.ts';
import { Refusal } from '#platform/http/refusal.ts';
import { siteOf } from '#platform/http/site-context.ts';
import { localHref } from '#platform/i18n/address.ts';
import { useLocale } from '#platform/i18n/use-locale.ts';
import { PageHead } from '#shell/page-head.tsx';
import button from '#ui/button.module.css';
import form from '#ui/form/form.module.css';
import { requestMayManage } from '../../holder/may-manage.server.ts';
import { ownNames } from '../../holder/own-names.server.ts';
import { showTicket } from '../../holder/shown-tickets.server.ts';
import { PrintButton } from '../../ui/print-button.tsx';
import { TicketCard } from '../../ui/ticket-card.tsx';
import { TicketOnDevice } from '../../ui/ticket-on-device.tsx';
import { useDayWords } from '../../ui/use-day-words.ts';
import type { Route } from './+types/ticket.ts';
import { keepOnDevice } from './keep-on-device.ts';
import css from './ticket.module.css';

export const headers = personalHeaders;

/** @throws 404 for a ticket that does not exist */
export async function loader({ context, request, params }: Route.LoaderArgs) {
  const site = siteOf(context);
  const shown = await showTicket(site, params.ticketId);
  if (!shown) throw new Refusal(404);
  const { ticket, visit } = shown;
  const { id, date, opens, closes, gate, place } = visit;
  const names = (await requestMayManage(request, site, id)) ? await ownNames(site, id) : undefined;
  const name = names?.get(ticket.ticketId) ?? ticket.name;
  // The reservation's own id stays out: who was handed one ticket has not been handed the others.
  return data(
    { ticket: { ...ticket, name }, visit: { date, opens, closes, gate, place } },
    { headers: keepOnDevice(site, visit) },
  );
}

/** One ticket, for one visitor's own phone. */
export default function TicketPage({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const { ticket, visit } = loaderData;
  const day = useDayWords().date(visit.date);
  return (
    <>
      <PageHead title={t`Ticket for ${day}`} unlisted />
      <meta name="referrer" content="no-referrer" />
      <div className={css.page}>
        <TicketCard ticket={ticket} visit={visit} as="h1" />
        {ticket.qr && (
          <div className={css.ways}>
            <div className={form.actions}>
              <a
                href={localHref(locale, `/reservation/ticket/${ticket.ticketId}/ticket.png`)}
                download
                className={button.secondary}
              >{t`Save as image`}</a>
              <PrintButton />
            </div>
            <TicketOnDevice />
          </div>
        )}
      </div>
    </>
  );
}
