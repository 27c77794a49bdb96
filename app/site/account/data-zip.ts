import { msg } from '@lingui/core/macro';
import type { LoaderFunctionArgs } from 'react-router';
import { memberOrLogin, packOwnData, withinLimit } from '#features/accounts/index.server.ts';
import { type SiteContext, siteOf } from '#platform/http/site-context.ts';
import { i18nFor } from '#platform/i18n/catalogues.server.ts';
import { memberParts } from './member-parts.server.ts';

/** All data of a member, as a file. @returns 429 and a sentence, which a browser shows in its place, for whoever has had it very often */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<Response> {
  const site = siteOf(context);
  const member = await memberOrLogin(request, site);
  const permit = await withinLimit(site, 'dataExport', `member ${member.id}`);
  if (!permit.allowed) return tooOften(site, permit.retryAfter);
  return new Response(new Uint8Array(await packOwnData(site, member, memberParts)), {
    headers: {
      'Content-Type': 'application/zip',
      'Content-Disposition': 'attachment; filename="my-data.zip"',
      'Cache-Control': 'private, no-store',
    },
  });
}

function tooOften({ locale }: SiteContext, seconds: number): Response {
  return new Response(i18nFor(locale)._(msg`Too many requests. Please try again later.`), {
    status: 429,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Retry-After': String(seconds),
      'Cache-Control': 'private, no-store',
    },
  });
}
