import { msg } from '@lingui/core/macro';
import ical, { ICalCalendarMethod } from 'ical-generator';
import type { Member } from '#features/accounts/index.server.ts';
import { projectsForTalks } from '#features/negotiation/index.server.ts';
import { keyedHash } from '#platform/crypto/keyed.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { localHref } from '#platform/i18n/address.ts';
import { i18nFor } from '#platform/i18n/catalogues.server.ts';
import { findTalk } from '../entry/open-talk.server.ts';
import { talkHref } from '../talks.ts';

/**
 * Answers a meeting that was accepted as a calendar entry (RFC 5545), in UTC: each calendar shows it in its own time. It names
 * the project and leads to the talk; calendars are shared, so it names nobody.
 */
export async function answerMeetingFile(
  site: SiteContext,
  member: Member,
  { key, meeting: asked }: { key: string; meeting: string },
): Promise<Response> {
  const { db, settings, locale, clock } = site;
  const talk = await findTalk(db, key, member.id);
  const meeting =
    talk && /^[1-9]\d{0,8}$/.test(asked)
      ? await db
          .selectFrom('talk_meeting')
          .selectAll()
          .where('id', '=', Number(asked))
          .where('talk_id', '=', talk.id)
          .where('state', '=', 'accepted')
          .executeTakeFirst()
      : undefined;
  if (!talk || !meeting) {
    const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' };
    return new Response('Not found', { status: 404, headers });
  }
  const i18n = i18nFor(locale);
  const project = (await projectsForTalks(db, [talk.projectId], locale)).get(talk.projectId)?.name ?? '';
  const link = `${settings.SITE_URL}${localHref(locale, talkHref(key))}`;
  const calendar = ical({
    prodId: { company: 'China-Africa Economic and Trade Expo', product: 'Negotiation', language: locale.slice(0, 2) },
    method: ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    id: `meeting-${keyedHash(settings.SESSION_SECRET, 'meeting calendar', String(meeting.id)).toString('hex').slice(0, 32)}@negotiation.china-africa-expo`,
    stamp: clock.now(),
    start: meeting.starts_at,
    end: new Date(meeting.starts_at.getTime() + meeting.minutes * 60_000),
    summary: i18n._(msg`Meeting about ${project}`),
    description: link,
    url: link,
  });
  return new Response(calendar.toString(), {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'attachment; filename="expo-meeting.ics"',
      'Cache-Control': 'private, no-store',
    },
  });
}
