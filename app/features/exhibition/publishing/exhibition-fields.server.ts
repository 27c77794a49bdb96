import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import * as field from '#platform/content/fields.server.ts';
import type { Audience } from '../exhibition.ts';

const audiences = {
  exhibitor: msg`Exhibitors`,
  visitor: msg`Visitors`,
} satisfies Record<Audience, MessageDescriptor>;

const title = field.line(msg`Title`, 200);
const body = field.rich(msg`Text`, 100_000);

export const noticeFields = {
  audience: field.choice(msg`Audience`, audiences),
  important: field.flag(msg`Important`, { hint: msg`Shown before the others.` }),
  publishedAt: field.moment(msg`Date of the notice`, {
    hint: msg`A notice with a future date appears at that time.`,
  }),
};

export const noticeTextFields = {
  title,
  summary: field.lines(msg`Summary`, 600, { hint: msg`One or two sentences, for lists and previews.` }),
  body,
};

export const chapterFields = {
  key: field.wordKey(msg`Address within the guide`, { hint: msg`Lower case. It cannot be changed later.` }),
  guide: field.choice(msg`Guide`, audiences),
  position: field.number(msg`Position`, { min: 0, max: 1000 }, { hint: msg`The lowest number comes first.` }),
};

export const chapterTextFields = { title, body };
