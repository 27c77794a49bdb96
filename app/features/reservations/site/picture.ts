import type { LoaderFunctionArgs } from 'react-router';
import { siteOf } from '#platform/http/site-context.ts';
import { drawPicture } from '../picture.server.ts';
import { showTicket } from '../shown-tickets.server.ts';
import { noFile } from './no-file.ts';

/** A ticket as a picture to save. @returns 404 for one that does not exist, or opens no gate */
export async function loader({ context, params }: LoaderFunctionArgs): Promise<Response> {
  const site = siteOf(context);
  const shown = await showTicket(site, params.ticketId ?? '');
  if (!shown?.ticket.qr) return noFile();
  const picture = await drawPicture(site, shown);
  return new Response(new Uint8Array(picture), {
    headers: {
      'Content-Type': 'image/png',
      'Content-Disposition': `attachment; filename="expo-ticket-${shown.reservation.date}.png"`,
      'Cache-Control': 'private, no-store',
    },
  });
}
