import { redirect } from 'react-router';
import { localHref } from '../i18n/address.ts';
import type { Locale } from '../i18n/locale.ts';

/** Sends on to another page of the site, in the language of this one, to be read by GET. @param path without language prefix */
export function seeOther({ locale }: { locale: Locale }, path: string, headers: Headers = new Headers()): Response {
  headers.set('Cache-Control', 'no-store');
  return redirect(localHref(locale, path), { status: 303, headers });
}
