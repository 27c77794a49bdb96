import { msg } from '@lingui/core/macro';
import { previewPageIn } from '#console/editions/takeover/preview-pages.ts';
import { showTakeover } from '#console/editions/takeover/show-takeover.server.ts';
import { isPreview, previewToken } from '#console/preview/preview-address.ts';
import { plainPage, withBanner } from '#console/preview/preview-banner.server.ts';
import { openLink } from '#console/preview/preview-links.server.ts';
import { type RenderPage, type Shown, showDraft } from '#console/preview/show-draft.server.ts';
import { scriptNonceHeader } from '#platform/http/script-nonce.ts';
import type { Platform } from '#platform/http/site-context.ts';
import { localHref } from '#platform/i18n/address.ts';
import { i18nFor } from '#platform/i18n/catalogues.server.ts';
import { defaultLocale, isLocale, type Locale } from '#platform/i18n/locale.ts';
import type { Answer } from '../front/front.ts';
import type { AboutRequest } from '../front/site.ts';

/** The site's own page at an address, made with another database, clock and memory than those of the process where they are given. */
export type FetchPage = (
  request: Request,
  about: AboutRequest,
  given?: Pick<Platform, 'db' | 'clock' | 'kept'>,
) => Promise<Answer>;

/** Drafts in the frame of the site. */
export interface Previews {
  answers(request: Request): boolean;
  fetch(request: Request, about: AboutRequest): Promise<Answer>;
}

/** Nobody keeps a preview, lists it, or learns its address from where one goes on to. No script runs in it: it is to be looked at. */
const headers = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'private, no-store',
  'X-Robots-Tag': 'noindex',
  'Referrer-Policy': 'no-referrer',
};

/** Shows drafts to those who have a link, `/preview/{token}/`; what has ended or never was is the site's own 404. */
export function createPreviews(platform: Platform, fetchPage: FetchPage): Previews {
  const { db, clock } = platform;
  return {
    answers: ({ method, url }) => method === 'GET' && isPreview(new URL(url).pathname),
    async fetch(request, about) {
      const token = previewToken(new URL(request.url).pathname);
      const link = token && (await openLink(db, token, clock.now()));
      if (!link) return stripped(await fetchPage(request, about));
      const locale = isLocale(link.thread) ? link.thread : defaultLocale;
      const render: RenderPage = async ({ address }, given) => {
        const page = new Request(new URL(localHref(locale, address), request.url), { headers: pageHeaders(request) });
        return (await fetchPage(page, about, given)).response;
      };
      const shown = link.takesOver
        ? await showTakeover(platform, link, previewPageIn(new URL(request.url)), render)
        : await showDraft({ db, clock }, link, render);
      return { response: await answerOf(shown, locale), tags: [] };
    },
  };
}

/** What the page is asked with: nothing of whoever looks, who is nobody to it. */
function pageHeaders(request: Request): Headers {
  const language = request.headers.get('Accept-Language');
  return new Headers(language ? { 'Accept-Language': language } : {});
}

async function answerOf(shown: Shown, locale: Locale): Promise<Response> {
  const i18n = i18nFor(locale);
  switch (shown.outcome) {
    case 'shown':
      return new Response(withBanner(await shown.response.text(), locale), { status: shown.response.status, headers });
    case 'unfinished':
      return new Response(
        plainPage(locale, [i18n._(msg`This draft cannot be shown yet: something that it needs is missing or wrong.`)]),
        { status: 409, headers },
      );
    case 'noPage':
      return new Response(plainPage(locale, [i18n._(msg`No page of the site shows this by itself.`)]), {
        status: 404,
        headers,
      });
  }
}

function stripped({ response, tags }: Answer): Answer {
  const without = new Headers(response.headers);
  without.delete(scriptNonceHeader);
  return { response: new Response(response.body, { status: response.status, headers: without }), tags };
}
