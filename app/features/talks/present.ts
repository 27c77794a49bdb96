import { venueIso } from '#platform/clock/clock.ts';
import { localHref } from '#platform/i18n/address.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import type { Report } from './reports/reports.server.ts';
import { fileHref, talkHref } from './talks.ts';
import type { TalkLine } from './thread/queries.server.ts';
import { type Person, personOf, type ShownEntry, type TalkView, type Whose } from './thread/view-talk.server.ts';

const moment = (at: Date) => venueIso(at);

/** An entry as calls and streams send it; addresses are those of the reader's language. */
export function presentEntry(
  { locale, talk }: { locale: Locale; talk: string },
  { number, by, kind, content, at, files, meeting }: ShownEntry,
) {
  const urlOf = (key: string) => localHref(locale, fileHref(talk, key));
  return {
    number,
    by,
    kind,
    content: content ?? '',
    at: moment(at),
    files: files.map(({ key, name, mime, bytes }) => ({ name, mime, bytes, url: urlOf(key) })),
    meeting: meeting
      ? {
          id: meeting.id,
          proposedBy: meeting.proposedBy,
          startsAt: meeting.startsAt.toISOString(),
          minutes: meeting.minutes,
          timeZone: meeting.timeZone,
          state: meeting.state,
          times: meeting.times.map(({ wall, zone }) => ({ local: wall, timeZone: zone })),
          answers: meeting.answers,
        }
      : null,
  };
}

/** A talk as a call sends it. */
export function presentTalk(view: TalkView, locale: Locale) {
  const { talk, state, side, project, other, blockedBy, moves, entries, hasEarlier } = view;
  return {
    id: talk.key,
    url: localHref(locale, talkHref(talk.key)),
    state,
    side,
    project: presentProject(project, locale),
    other: presentPerson(other),
    blockedBy: blockedBy ?? null,
    mayWrite: view.whyNotWrite === undefined,
    moves,
    mayPropose: view.mayPropose,
    lastNumber: talk.lastNumber,
    readNumber: talk.readNumber,
    hasEarlier,
    entries: entries.map((entry) => presentEntry({ locale, talk: talk.key }, entry)),
  };
}

/** A talk as a row of a member's list. */
export function presentLine({ key, state, side, project, other, unread, last }: TalkLine, locale: Locale) {
  const by: Whose = last.side === null ? 'site' : last.side === side ? 'you' : 'other';
  return {
    id: key,
    url: localHref(locale, talkHref(key)),
    state,
    side,
    project: presentProject(project, locale),
    other: presentPerson(other && personOf(other)),
    unread,
    last: { by, kind: last.kind, content: last.content ?? '', at: moment(last.at) },
  };
}

/** A report as staff gets it. */
export function presentReport({ id, talk, project, reason, content, reporter, reported, at, ...rest }: Report) {
  return {
    id,
    talk,
    project: { id: project.id, name: project.name },
    reason,
    content,
    reporter: reporter ?? null,
    reported: reported ?? null,
    at: moment(at),
    resolution: rest.resolution,
    entries: rest.entries.map((entry) => ({
      number: entry.number,
      side: entry.side,
      kind: entry.kind,
      content: entry.content ?? '',
      at: moment(entry.at),
    })),
  };
}

function presentProject(project: TalkView['project'], locale: Locale) {
  if (!project) return null;
  const { id, name, status, href } = project;
  return { id, name, status, url: localHref(locale, href) };
}

function presentPerson(other: Person | undefined) {
  if (!other) return null;
  const { userId, name, company, country } = other;
  return { userId, name, company, country };
}
