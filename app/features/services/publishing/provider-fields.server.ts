import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { z } from 'zod';
import * as field from '#platform/content/fields.server.ts';
import type { hotelPictures, ServiceType, SpokenLanguage } from '../services.ts';

const website = field.link(msg`Website`);
const hall = field.line(msg`Hall`, 8, {
  hint: msg`The hall’s code, such as W2. Leave empty if it is not at the venue.`,
});
const foreignCards = field.flag(msg`Takes foreign cards`);

/** What everybody who serves visitors has. */
export const providerFields = {
  position: field.number(
    msg`Position`,
    { min: 0, max: 100_000 },
    { hint: msg`The lowest number comes first. Visitors see hotels by distance or price instead.` },
  ),
  languages: field.some(
    field.choices(msg`Languages spoken`, {
      zh: msg({ message: 'Chinese', context: 'spoken' }),
      en: msg({ message: 'English', context: 'spoken' }),
      fr: msg({ message: 'French', context: 'spoken' }),
      pt: msg({ message: 'Portuguese', context: 'spoken' }),
      ar: msg({ message: 'Arabic', context: 'spoken' }),
      sw: msg({ message: 'Swahili', context: 'spoken' }),
      am: msg({ message: 'Amharic', context: 'spoken' }),
      ha: msg({ message: 'Hausa', context: 'spoken' }),
    } satisfies Record<SpokenLanguage, MessageDescriptor>),
  ),
  mobile: field.phone(msg`Telephone`, { hint: msg`With the country code, such as +8673185550101.` }),
  email: field.mail(msg`E-mail`),
  backupEmail: field.mail(msg`Alternative e-mail`),
  website: { ...website, schema: z.url({ protocol: /^https$/ }).max(300) },
};

export const providerTextFields = {
  name: field.line(msg`Name`, 120),
  profile: field.lines(msg({ message: 'Profile', context: 'of a company' }), 2000, {
    hint: msg`An empty line ends a paragraph.`,
  }),
  contact: field.line(msg`Contact person`, 120),
  address: field.lineOrNone(msg`Address`, 300, { hint: msg`Leave empty if visitors do not go there.` }),
};

/** What a hotel has besides. */
export const hotelFields = {
  picture: field.optional(
    field.choice(msg`Closest woven picture`, {
      avenue: msg`Avenue`,
      riverside: msg`Riverside`,
      garden: msg`Garden`,
      apartments: msg`Apartments`,
      station: msg`Station`,
      inn: msg`Inn`,
      celadon: msg`Celadon`,
      dunes: msg`Dunes`,
      cotton: msg`Cotton`,
      guesthouse: msg`Guesthouse`,
      airport: msg`Airport`,
      court: msg`Courtyard`,
      island: msg`Island`,
      campus: msg`Campus`,
    } satisfies Record<(typeof hotelPictures)[number], MessageDescriptor>),
  ),
  band: field.number(
    msg`Price band`,
    { min: 1, max: 3 },
    { hint: msg`A double room for a night: 1 under 300 yuan, 2 from 300 to 600 yuan, 3 over 600 yuan.` },
  ),
  distance: field.number(msg`Metres to the venue by road`, { min: 1, max: 200_000 }),
  minutes: field.number(msg`Minutes to the venue by car`, { min: 1, max: 600 }),
  shuttleLine: field.optional(field.thing(msg`Shuttle bus line that stops there`, 'shuttle-line')),
  shuttleMinutes: field.optional(field.number(msg`Minutes after the first stop of the line`, { min: 0, max: 300 })),
  halalBreakfast: field.flag(msg`Halal breakfast`),
  stepFreeRooms: field.number(msg`Step-free rooms`, { min: 0, max: 2000 }),
  foreignPassports: field.flag(msg`Takes guests with foreign passports`),
  foreignCards,
  x: field.number(
    msg`Map position from the left`,
    { min: 0, max: 400 },
    { hint: msg`From 0, the left edge, to 400, the right edge.` },
  ),
  y: field.number(
    msg`Map position from the top`,
    { min: 0, max: 280 },
    { hint: msg`From 0, the top edge, to 280, the bottom edge.` },
  ),
};

/** What a place to eat has besides. */
export const foodFields = {
  hall: field.optional({ ...hall, schema: z.string().regex(/^[A-Z][A-Z0-9]{0,7}$/) }),
  distance: field.number(
    msg`Metres from the nearest gate on foot`,
    { min: 0, max: 200_000 },
    { hint: msg`Enter 0 if it is at the venue.` },
  ),
  opens: field.time(msg`Opens`),
  closes: field.time(msg`Closes`),
  halal: field.flag(msg`Halal`),
  vegetarian: field.flag(msg`Vegetarian`),
  foreignCards,
};

/** Those of the other types have nothing besides. */
export const otherFields = {
  type: field.choice(msg`Type`, {
    transport: msg`Transport`,
    tourism: msg`Culture and tourism`,
    translation: msg`Interpreting and translation`,
  } satisfies Record<Exclude<ServiceType, 'hotel' | 'catering'>, MessageDescriptor>),
};
