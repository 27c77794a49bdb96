import { msg } from '@lingui/core/macro';
import { i18nFor } from '#platform/i18n/catalogues.server.ts';
import type { Locale } from '#platform/i18n/locale.ts';

/** What a member is told after their password was set. */
export function passwordWords(locale: Locale): { subject: string; text: string } {
  const i18n = i18nFor(locale);
  return {
    subject: i18n._(msg`Your password at the expo was changed`),
    text: i18n._(
      msg`The password of your account at the expo was changed, and all other devices were logged out. If it was not you, log in with a code and set another one.`,
    ),
  };
}

/** What a member is told after a phone or mail joined their account or left it. */
export function accountsWords(locale: Locale): { subject: string; text: string } {
  const i18n = i18nFor(locale);
  return {
    subject: i18n._(msg`How to log in to your account at the expo was changed`),
    text: i18n._(
      msg`A phone or an e-mail address was added to your account at the expo, or taken away. If it was not you, log in with a code and look under Login and devices.`,
    ),
  };
}

/** What a member is told as their account is deleted. */
export function deletedWords(locale: Locale): { subject: string; text: string } {
  const i18n = i18nFor(locale);
  return {
    subject: i18n._(msg`Your account at the expo was deleted`),
    text: i18n._(msg`Your account at the expo was deleted, as you asked. You can open a new one at any time.`),
  };
}
