import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import * as field from '#platform/content/fields.server.ts';
import type { ArticlePart, Identity } from '../about.ts';

const position = field.number(msg`Position`, { min: 0, max: 100_000 }, { hint: msg`The lowest number comes first.` });

const summary = (hint: MessageDescriptor) => field.lines(msg`Summary`, 600, { hint });

export const articleFields = {
  key: field.wordKey(msg`Short name`, { hint: msg`Lower case. It cannot be changed later.` }),
  part: field.choice(msg`Part of the section`, {
    expo: msg`The expo in context`,
    people: msg`Taking part and volunteering`,
    rules: msg`Rules and statements`,
  } satisfies Record<ArticlePart, MessageDescriptor>),
  position,
  updatedOn: field.day(msg`Content as of`),
};

export const articleTextFields = {
  title: field.line(msg`Title`, 200),
  summary: summary(msg`One or two sentences, for lists and previews.`),
  body: field.rich(msg`Text`, 100_000),
};

export const questionFields = {
  identity: field.choice(msg({ message: 'Asked by', context: 'of a question' }), {
    exhibitor: msg`Exhibitors`,
    buyer: msg`Buyers`,
    visitor: msg`Visitors`,
  } satisfies Record<Identity, MessageDescriptor>),
  position,
};

export const questionTextFields = {
  question: field.line(msg`Question`, 300),
  answer: field.lines(msg`Answer`, 3000, { hint: msg`An empty line ends a paragraph.` }),
};

export const contactFields = {
  position,
  phone: field.line(msg`Telephone`, 60),
  email: field.mail(msg`E-mail`),
  postcode: field.line(msg`Postcode`, 20),
};

export const contactTextFields = {
  office: field.line(msg`Office`, 200),
  address: field.line(msg`Address`, 300),
  hours: field.line(msg`Office hours`, 300),
  note: field.lines(msg`Note`, 600),
};

export const deskFields = {
  key: field.wordKey(msg`Short name`, { hint: msg`Lower case. It cannot be changed later.` }),
  position,
  phone: field.line(msg`Telephone`, 60),
  email: field.mail(msg`E-mail`),
};

export const deskTextFields = {
  name: field.line(msg`Name`, 200),
  tasks: field.lines(msg`Topics it handles`, 600),
};

export const venueFields = { position };

export const venueTextFields = {
  name: field.line(msg`Name`, 200),
  purpose: field.lines(msg`Used for`, 600),
  address: field.line(msg`Address`, 300),
  ways: field.list(msg`How to get there`, { most: 20, each: 600 }, { hint: msg`One route per line.` }),
};

export const legalLineTextFields = { text: field.line(msg`Line`, 300) };
