import { data } from 'react-router';
import { readSenderForm, senderOf } from '#features/accounts/index.server.ts';
import { seeOther } from '#platform/http/see-other.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { i18nFor } from '#platform/i18n/catalogues.server.ts';
import { unitsFor } from '#platform/i18n/graphemes.ts';
import { channelsOf } from '#platform/outbox/channels.ts';
import { messageWords } from '../message-words.server.ts';
import { contentMost, writeHref } from '../messages.ts';
import { postMessage } from '../post-message.server.ts';

/** What the form shows: who sends it, and by which ways somebody can be told what becomes of it. */
export async function readForm(request: Request, site: SiteContext) {
  return {
    sent: new URL(request.url).searchParams.has('sent'),
    sender: await senderOf(request, site),
    told: channelsOf(site.settings),
  };
}

/** Writes what the form says; where something is wrong, the page comes again with all that was typed. */
export async function sendForm(request: Request, site: SiteContext) {
  // One more than can fit: what is cut is still too long.
  const most = unitsFor(contentMost) + 1;
  const { typed, ...sender } = await readSenderForm(request, site, ['title', 'content', 'identity'], most);
  const written = await postMessage(site, { ...typed, ...sender });
  const back = { typed, errors: {}, changed: false, wait: 0, level: 0 };
  switch (written.outcome) {
    case 'written':
      return seeOther(site, `${writeHref}?sent=1`);
    case 'wrong-fields':
      return data(
        { ...back, errors: messageWords(i18nFor(site.locale), written.problems), level: written.work },
        { status: 422 },
      );
    case 'other-body':
      // The page was gone back to and changed: the next press sends it.
      return data({ ...back, changed: true }, { status: 422 });
    case 'too-often': {
      const headers = { 'Retry-After': String(written.retryAfter) };
      return data({ ...back, wait: Math.ceil(written.retryAfter / 60) }, { status: 429, headers });
    }
  }
}
