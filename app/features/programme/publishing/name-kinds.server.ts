import { msg } from '@lingui/core/macro';
import * as field from '#platform/content/fields.server.ts';
import { namedList } from '#platform/content/named-list.server.ts';
import { kindNames, topicNames } from '../names.server.ts';
import { programmeHref } from '../programme.ts';

const named = {
  group: 'fair',
  texts: { name: field.line(msg`Name`, 60) },
  title: 'name',
  tags: ['programme'],
} as const;

/** What the five kinds of event are called. */
export const eventKindKind = namedList(kindNames, {
  ...named,
  words: { many: msg`Kinds of event`, one: msg`Kind of event` },
  address: (kind) => programmeHref({ day: 'all', kind }),
});

/** What the topics of events are called. */
export const eventTopicKind = namedList(topicNames, {
  ...named,
  words: { many: msg`Topics of events`, one: msg`Topic of events` },
  address: (topic) => programmeHref({ day: 'all', topic }),
});
