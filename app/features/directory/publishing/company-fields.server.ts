import { msg } from '@lingui/core/macro';
import { industries, participants } from '#features/editions/index.server.ts';
import * as field from '#platform/content/fields.server.ts';
import { defaultLocale } from '#platform/i18n/locale.ts';

const knownCountry = (code: string) => participants(defaultLocale).some((one) => one.code === code);
const knownIndustry = (id: number) => industries(defaultLocale).some((one) => one.id === id);

/** What a buyer has beside its texts. */
export const buyerFields = {
  key: field.key(msg`Key`, { hint: msg`The woven pattern is made from it. It cannot be changed later.` }),
  country: field.country(msg`Country`, knownCountry),
  industry: field.industry(msg`Industry`, knownIndustry),
  phone: field.phone(msg`Telephone`, { hint: msg`With the country code, such as +8673185550101.` }),
  mail: field.mail(msg`E-mail`),
  website: field.optional(field.link(msg`Website`)),
  coverId: field.optional(field.picture(msg`Picture`)),
};

/** What an exhibitor has beside its texts. */
export const exhibitorFields = {
  ...buyerFields,
  founded: field.optional(field.number(msg`Founded`, { min: 1000, max: 2100 })),
  employees: field.optional(field.number(msg`Employees`, { min: 1, max: 10_000_000 })),
  editions: field.some(field.things(msg`Editions attended`, { kind: 'edition', most: 50 })),
  stands: field.things(
    msg`Stands`,
    { kind: 'stand', most: 20 },
    {
      hint: msg`Next to each other in one hall, such as W2-A07.`,
      isOwn: true,
    },
  ),
};

/** What a buyer has in each language. */
export const buyerTexts = {
  name: field.line(msg`Name`, 200),
  contact: field.line(msg({ message: 'Contact', context: 'of a company' }), 200, {
    hint: msg`A department, not a person.`,
  }),
  address: field.line(msg`Address`, 300),
  profile: field.lines(msg({ message: 'Profile', context: 'of a company' }), 2000),
  purchaseNeeds: field.lines(msg`Looking for`, 1000),
};

/** What an exhibitor has in each language. */
export const exhibitorTexts = {
  ...buyerTexts,
  productClassification: field.line(msg`Kind of products`, 200),
  productName: field.line(msg`Main products`, 200),
};
