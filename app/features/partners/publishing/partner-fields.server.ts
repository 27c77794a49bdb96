import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { z } from 'zod';
import { participants } from '#features/editions/index.server.ts';
import * as field from '#platform/content/fields.server.ts';
import { defaultLocale } from '#platform/i18n/locale.ts';
import type { Tier } from '../partners.ts';

const known = (code: string) => participants(defaultLocale).some((country) => country.code === code);

const website = field.link(msg`Website`);

export const partnerFields = {
  key: field.key(msg`Short name`, { hint: msg`The emblem is woven from it. It cannot be changed later.` }),
  tier: field.choice(msg`Tier`, {
    principal: msg`Global principal partner`,
    global: msg`Global partner`,
    premier: msg`Premier partner`,
    excellence: msg`Excellence partner`,
    partner: msg`Partner`,
  } satisfies Record<Tier, MessageDescriptor>),
  position: field.number(msg`Position`, { min: 0, max: 100_000 }, { hint: msg`The lowest number comes first.` }),
  country: field.country(msg`Country`, known),
  website: field.optional({ ...website, schema: z.url({ protocol: /^https$/ }).max(300) }),
  since: field.number(msg`Partner since edition no.`, { min: 1, max: 1000, names: 'edition' }),
};

export const partnerTextFields = {
  name: field.line(msg`Name`, 120),
  support: field.line(msg`What it does for the expo`, 300, { hint: msg`One sentence.` }),
  profile: field.lines(msg({ message: 'Profile', context: 'of a company' }), 5000, {
    hint: msg`An empty line ends a paragraph.`,
  }),
};

export const activityFields = {
  partner: field.thing(msg`Partner`, 'partner'),
  publishedAt: field.moment(msg`Date of the activity`, {
    hint: msg`An activity with a future date appears at that time.`,
  }),
};

export const activityTextFields = {
  title: field.line(msg`Title`, 200),
  summary: field.lines(msg`Summary`, 600, { hint: msg`One or two sentences, for lists and previews.` }),
  body: field.rich(msg`Text`, 100_000),
};
