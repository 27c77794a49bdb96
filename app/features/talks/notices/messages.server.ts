import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Settings } from '#platform/config/settings.ts';
import { localHref } from '#platform/i18n/address.ts';
import { i18nFor } from '#platform/i18n/catalogues.server.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { type Side, talkHref } from '../talks.ts';

type Needs = { settings: Pick<Settings, 'SITE_URL'> };

/** What a notice says: never what was written, nor anybody's name: mails are read by others, and forwarded. */
type Notice = (locale: Locale) => { subject: string; text: string };

interface AboutTalk {
  key: string;
  /** The project's name in the language of the one who is told. */
  project(locale: Locale): string;
}

/** Tells somebody who is away that the other one has written. @param from the other one's side */
export function unreadMessage(
  site: Needs,
  talk: AboutTalk,
  { from, company }: { from: Side; company: string },
): Notice {
  return notice(site, talk, (project) => ({
    subject: from === 'asker' ? msg`A message about your project ${project}` : msg`A message about ${project}`,
    text: company
      ? msg`${company} has written to you about ${project}.`
      : from === 'asker'
        ? msg`Someone interested has written to you about ${project}.`
        : msg`The owner of ${project} has written to you.`,
  }));
}

/** Reminds an owner of a request that waits for an answer. @param days after which it expires */
export function reminderMessage(site: Needs, talk: AboutTalk, days: number): Notice {
  return notice(site, talk, (project) => ({
    subject: msg`A request about ${project} is awaiting your answer`,
    text: msg`Someone asked about ${project} three days ago and has had no answer. The request expires in ${days} days.`,
  }));
}

/** Tells one of the two that a request has had no answer and has expired. */
export function expiredMessage(site: Needs, talk: AboutTalk, to: Side): Notice {
  return notice(site, talk, (project) => ({
    subject: msg`The request about ${project} has expired`,
    text:
      to === 'owner'
        ? msg`The request about ${project} went unanswered for 14 days and has expired. You can still answer it.`
        : msg`Your request about ${project} went unanswered for 14 days and has expired. You can write again.`,
  }));
}

/** Tells who reported abuse that it has been looked at. */
export function reportReadMessage(resolution: 'dismissed' | 'closed'): Notice {
  return (locale) => {
    const i18n = i18nFor(locale);
    return {
      subject: i18n._(msg`Your report has been read`),
      text: i18n._(
        resolution === 'closed'
          ? msg`Thank you for your report. We have read it and permanently closed the negotiation.`
          : msg`Thank you for your report. We have read it and found no breach of our rules. You can block the other party at any time.`,
      ),
    };
  };
}

function notice(
  { settings }: Needs,
  { key, project }: AboutTalk,
  words: (project: string) => { subject: MessageDescriptor; text: MessageDescriptor },
): Notice {
  return (locale) => {
    const i18n = i18nFor(locale);
    const { subject, text } = words(project(locale));
    const link = `${settings.SITE_URL}${localHref(locale, talkHref(key))}`;
    return { subject: i18n._(subject), text: `${i18n._(text)}\n\n${link}` };
  };
}
