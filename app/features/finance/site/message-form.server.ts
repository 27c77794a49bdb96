import { data } from 'react-router';
import { readSenderForm, senderOf } from '#features/accounts/index.server.ts';
import { Refusal } from '#platform/http/refusal.ts';
import { seeOther } from '#platform/http/see-other.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { i18nFor } from '#platform/i18n/catalogues.server.ts';
import { messageHref, readId } from '../finance.ts';
import { messageWords } from '../messages/message-words.server.ts';
import { sendMessage } from '../messages/send-message.server.ts';
import { presentCard } from '../present.ts';
import { readProvider } from '../providers/providers.server.ts';

/** The provider that a page is about. @throws 404 where there is none */
async function providerOf(site: SiteContext, typedId: string | undefined) {
  const id = readId(typedId);
  const provider = id === undefined ? undefined : await readProvider(site.db, id, site.locale);
  if (!provider) throw new Refusal(404);
  return provider;
}

/** What the form shows: to whom, and who sends it. */
export async function readForm(request: Request, site: SiteContext, typedId: string | undefined) {
  const provider = await providerOf(site, typedId);
  return {
    provider: { ...presentCard(provider, site), email: provider.email },
    sent: new URL(request.url).searchParams.has('sent'),
    sender: await senderOf(request, site),
  };
}

/** Sends what the form says; where something is wrong, the page comes again with all that was typed. */
export async function sendForm(request: Request, site: SiteContext, typedId: string | undefined) {
  const provider = await providerOf(site, typedId);
  const { typed, ...sender } = await readSenderForm(request, site, ['content']);
  const sent = await sendMessage(site, { ...typed, ...sender, providerId: provider.id });
  const back = { typed, errors: {}, failed: undefined, wait: 0, level: 0 };
  switch (sent.outcome) {
    case 'sent':
      return seeOther(site, `${messageHref(provider.id)}?sent=1`);
    case 'wrong-fields':
      return data(
        { ...back, errors: messageWords(i18nFor(site.locale), sent.problems), level: sent.work },
        { status: 422 },
      );
    case 'too-often': {
      const headers = { 'Retry-After': String(sent.retryAfter) };
      return data({ ...back, wait: Math.ceil(sent.retryAfter / 60) }, { status: 429, headers });
    }
    case 'other-body':
      // The page was gone back to and changed: the next press sends it.
      return data({ ...back, failed: 'changed' as const }, { status: 422 });
    case 'no-channel':
      return data({ ...back, failed: 'no-mail' as const }, { status: 503 });
    case 'missing':
      throw new Refusal(404);
  }
}
