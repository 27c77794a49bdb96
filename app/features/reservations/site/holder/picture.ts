import { msg } from '@lingui/core/macro';
import { siteOf } from '#platform/http/site-context.ts';
import { i18nFor } from '#platform/i18n/catalogues.server.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { WorkNotDone } from '#platform/workshop/work-not-done.ts';
import { drawPicture } from '../../holder/picture.server.ts';
import { readTicket } from '../../holder/shown-tickets.server.ts';
import type { Route } from './+types/picture.ts';
import { noFile } from './no-file.ts';

/** A ticket as a picture to save. @returns 404 for one that does not exist, or opens no gate; 503 where too many are drawn */
export async function loader({ context, params }: Route.LoaderArgs): Promise<Response> {
  const site = siteOf(context);
  const read = await readTicket(site, params.ticketId);
  if (!read?.ticket.code) return noFile();
  const { aside = (draw) => draw() } = site;
  const picture = await aside(() => drawPicture(site, read)).catch(whereBusy);
  if (!picture) return busy(site.locale);
  return new Response(new Uint8Array(picture), {
    headers: {
      'Content-Type': 'image/png',
      'Content-Disposition': `attachment; filename="expo-ticket-${read.visit.date}.png"`,
      'Cache-Control': 'private, no-store',
    },
  });
}

function whereBusy(error: unknown): undefined {
  if (!(error instanceof WorkNotDone) || error.reason !== 'busy') throw error;
}

function busy(locale: Locale): Response {
  const text = i18nFor(locale)._(msg`The site is busy. Please try again shortly.`);
  return new Response(text, {
    status: 503,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Retry-After': '5' },
  });
}
