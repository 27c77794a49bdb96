import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import * as field from '#platform/content/fields.server.ts';
import type { PartPage, Situation } from '../services.ts';

const position = field.number(msg`Position`, { min: 0, max: 1000 }, { hint: msg`The lowest number comes first.` });

const timesHint = msg`One time per line, such as 08:30.`;

export const lineFields = {
  position,
  minutes: field.number(msg`Minutes from its first stop to the venue`, { min: 1, max: 300 }),
  toVenue: field.times(msg`Departures from its first stop`, 200, { hint: timesHint }),
  toTown: field.times(msg`Departures from the venue`, 200, { hint: timesHint }),
};

export const lineTextFields = {
  name: field.line(msg`Name`, 80),
  route: field.line(msg`Stops`, 300),
};

export const partFields = {
  page: field.choice(
    msg`Page`,
    {
      visit: msg`All services`,
      transport: msg`Transport`,
      tourism: msg`Culture and tourism`,
      translation: msg`Interpreting and translation`,
      catering: msg`Catering`,
      visa: msg`Visa and arrival`,
    } satisfies Record<PartPage, MessageDescriptor>,
    { hint: msg`It cannot be changed later.` },
  ),
  key: field.wordKey(msg`Address within the page`, { hint: msg`Lower case. It cannot be changed later.` }),
  position,
};

export const partTextFields = {
  title: field.line(msg`Title`, 120),
  body: field.rich(msg`Text`, 20_000),
};

export const phraseFields = {
  situation: field.choice(msg`Situation`, {
    greeting: msg`Greetings`,
    airport: msg`At the airport`,
    taxi: msg`In a taxi`,
    hotel: msg`At the hotel`,
    business: msg`At a stand`,
    food: msg`Eating out`,
    allergens: msg`Allergens`,
    money: msg`Money`,
    health: msg`Health`,
    emergency: msg`Emergency`,
  } satisfies Record<Situation, MessageDescriptor>),
  position,
  pinyin: field.line(msg`Pinyin`, 300, { hint: msg`With tone marks.` }),
};

export const phraseTextFields = { text: field.line(msg`Phrase`, 300) };
