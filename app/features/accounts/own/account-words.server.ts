import { msg } from '@lingui/core/macro';
import { i18nFor } from '#platform/i18n/catalogues.server.ts';
import type { Locale } from '#platform/i18n/locale.ts';

/** What a member is told after their password was set. */
export function passwordWords(locale: Locale): { subject: string; text: string } {
  const i18n = i18nFor(locale);
  return {
    subject: i18n._(msg`Your expo password has been changed`),
    text: i18n._(
      msg`The password of your expo account was changed, and all other devices were logged out. If this was not you, log in with a code and set a new one.`,
    ),
  };
}

/** What a member is told after a phone or mail joined their account or left it. */
export function accountsWords(locale: Locale): { subject: string; text: string } {
  const i18n = i18nFor(locale);
  return {
    subject: i18n._(msg`Your expo login details have changed`),
    text: i18n._(
      msg`A phone number or e-mail address was added to or removed from your expo account. If this was not you, log in with a code and check Login and devices.`,
    ),
  };
}

/** What a member is told as their account is deleted. */
export function deletedWords(locale: Locale): { subject: string; text: string } {
  const i18n = i18nFor(locale);
  return {
    subject: i18n._(msg`Your expo account has been deleted`),
    text: i18n._(msg`Your expo account has been deleted, as you requested. You can create a new one at any time.`),
  };
}
