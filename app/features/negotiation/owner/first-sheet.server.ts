import { type Member, reachablesOf } from '#features/accounts/index.server.ts';
import type { Platform } from '#platform/http/site-context.ts';
import { locales } from '#platform/i18n/locale.ts';
import { type Sheet, sheetOf, textField } from '../project/sheet.ts';

/** A new project with what is known of its owner already. */
export async function firstSheet({ db, settings }: Pick<Platform, 'db' | 'settings'>, member: Member): Promise<Sheet> {
  const reachables = await reachablesOf(db, settings, member.id);
  const first = (channel: 'sms' | 'email') => reachables.find((each) => each.channel === channel)?.address ?? '';
  const texts = locales.flatMap((locale) => [
    [textField(locale, 'owner'), member.company],
    [textField(locale, 'contactPerson'), member.name],
  ]);
  const known = { region: member.country ?? '', phone: first('sms'), contact: first('email') };
  return sheetOf({ ...known, ...Object.fromEntries(texts) });
}
