import { msg } from '@lingui/core/macro';
import { i18nFor } from '#platform/i18n/catalogues.server.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import type { Provider } from '../finance.ts';
import type { ReadyMessage } from './messages.ts';

/** The mail to a provider, in the language in which it was written: what, by whom, and how to answer. */
export function providerMail(
  locale: Locale,
  { name }: Pick<Provider, 'name'>,
  { content, contactPerson, to }: ReadyMessage,
): { subject: string; text: string } {
  const i18n = i18nFor(locale);
  const { address } = to;
  return {
    subject: i18n._(msg`A message for you from the China-Africa Economic and Trade Expo website`),
    text: [
      i18n._(msg`To ${name}: someone has written to you through the expo’s finance pages.`),
      content,
      i18n._(msg`From: ${contactPerson}`),
      i18n._(msg`Please reply to: ${address}`),
    ].join('\n\n'),
  };
}
