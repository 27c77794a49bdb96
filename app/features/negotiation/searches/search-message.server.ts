import { msg } from '@lingui/core/macro';
import type { Settings } from '#platform/config/settings.ts';
import { localHref } from '#platform/i18n/address.ts';
import { i18nFor } from '#platform/i18n/catalogues.server.ts';
import type { Locale } from '#platform/i18n/locale.ts';

type Needs = { settings: Pick<Settings, 'SITE_URL'> };

/** Projects that a message names; more of them are in the list. */
const named = 5;

/** Tells a member what is new in a search that they have kept, where all of it is, and how to stop these messages. */
export function searchMessage(
  { settings }: Needs,
  { key, query, names }: { key: string; query: string; names: string[] },
) {
  return (locale: Locale): { subject: string; text: string } => {
    const i18n = i18nFor(locale);
    const to = (path: string) => `${settings.SITE_URL}${localHref(locale, path)}`;
    const list = to(`/negotiation/list${query && `?${query}`}`);
    const stop = to(`/negotiation/unsubscribe/${key}`);
    const more = names.length > named ? [i18n._(msg`And more.`)] : [];
    const lines = [...names.slice(0, named).map((name) => `– ${name}`), ...more];
    return {
      subject: i18n._(msg`New projects in your saved search`),
      text: [lines.join('\n'), i18n._(msg`All projects: ${list}`), i18n._(msg`Stop these alerts: ${stop}`)].join(
        '\n\n',
      ),
    };
  };
}
