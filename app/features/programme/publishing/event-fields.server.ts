import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { country } from '#features/editions/index.server.ts';
import * as field from '#platform/content/fields.server.ts';
import { defaultLocale } from '#platform/i18n/locale.ts';
import type { Admission, EventKind, EventTopic, SpeakerPart, sessionLanguages } from '../programme.ts';

const known = (code: string) => country(code, defaultLocale) !== undefined;

/** Languages of rooms, interpreters and booths. */
export const languageNames = {
  zh: msg`Chinese`,
  en: msg`English`,
  fr: msg`French`,
  pt: msg`Portuguese`,
  ar: msg`Arabic`,
  sw: msg`Swahili`,
} satisfies Record<(typeof sessionLanguages)[number], MessageDescriptor>;

/** What an event has beside its texts. */
export const eventFields = {
  edition: field.thing(msg`Edition`, 'edition'),
  kind: field.choice(msg`Kind`, {
    major: msg`Major event`,
    forum: msg`High-level forum`,
    matchmaking: msg`Matchmaking`,
    seminar: msg`Seminar`,
    supporting: msg`Supporting event`,
  } satisfies Record<EventKind, MessageDescriptor>),
  topics: field.some(
    field.choices(msg`Topics`, {
      chains: msg`Industrial chains`,
      minerals: msg`Green minerals`,
      infrastructure: msg`Infrastructure`,
      agrifood: msg`Agri-food`,
      customs: msg`Customs and quarantine`,
      parks: msg`Industrial parks`,
      textiles: msg`Textiles`,
      health: msg({ message: 'Health', context: 'topic' }),
      medicine: msg`Traditional medicine`,
      skills: msg`Vocational education`,
      youth: msg`Women and youth`,
      culture: msg`Culture and tourism`,
    } satisfies Record<EventTopic, MessageDescriptor>),
  ),
  startsAt: field.moment(msg`Begins`),
  endsAt: field.moment(msg`Ends`),
  room: field.thing(msg`Room`, 'room'),
  languages: field.some(field.choices(msg`Languages`, languageNames)),
  interpretation: field.choices(msg`Interpreted into`, languageNames),
  bookings: field.things(
    msg`Speakers, interpreters and booths`,
    { kind: 'bookable', most: 60 },
    { hint: msg`For staff alone: who and what this event needs while it lasts.` },
  ),
  admission: field.choice(msg`Admission`, {
    open: msg`With the ticket of the day`,
    registration: msg`By registration`,
    invitation: msg`By invitation`,
  } satisfies Record<Admission, MessageDescriptor>),
  countries: field.countries(msg`Countries concerned`, known),
  agenda: field.rows(msg`Agenda`, {
    shared: { at: field.time(msg`Time`) },
    texts: { title: field.line(msg`Item`, 200) },
    most: 40,
  }),
  speakers: field.rows(
    msg`Speakers`,
    {
      shared: {
        part: field.choice(msg`Role`, {
          chair: msg`Chair`,
          keynote: msg`Keynote`,
          speaker: msg`Speaker`,
          panel: msg`Panel`,
        } satisfies Record<SpeakerPart, MessageDescriptor>),
      },
      texts: { role: field.line(msg`Job title`, 200) },
      most: 40,
    },
    { hint: msg`By job title, never by name.` },
  ),
};

/** What an event has in each language. */
export const eventTexts = {
  title: field.line(msg`Title`, 200),
  summary: field.lines(msg`Summary`, 4000, { hint: msg`An empty line ends a paragraph.` }),
  organiser: field.line(msg`Organised by`, 300),
  audience: field.line(msg`Audience`, 300),
};
