import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { participants } from '#features/editions/index.server.ts';
import * as field from '#platform/content/fields.server.ts';
import { defaultLocale } from '#platform/i18n/locale.ts';
import type { Need, ProviderType } from '../finance.ts';

const known = (code: string) => participants(defaultLocale).some((country) => country.code === code);

const key = field.key(msg`Short name`, {
  hint: msg`The woven pattern and the picture are named after it. It cannot be changed later.`,
});

export const providerFields = {
  key: { ...key, schema: key.schema.max(56) },
  type: field.choice(msg`Type`, {
    bank: msg`Bank`,
    insurance: msg`Insurer`,
    leasing: msg`Leasing company`,
    guarantee: msg`Guarantor`,
    fund: msg`Fund`,
    payment: msg`Payment service`,
    advisory: msg`Adviser`,
  } satisfies Record<ProviderType, MessageDescriptor>),
  countries: field.some(field.countries(msg`Countries served`, known)),
  needs: field.some(
    field.choices(msg`What it offers`, {
      tradeFinance: msg`Trade finance`,
      workingCapital: msg`Working capital`,
      projectFinance: msg`Project finance`,
      creditInsurance: msg`Export credit insurance`,
      cargoInsurance: msg`Cargo insurance`,
      leasing: msg`Equipment leasing`,
      guarantees: msg`Guarantees and bonds`,
      payments: msg`Payments and transfers`,
      hedging: msg`Foreign exchange and hedging`,
      equity: msg`Equity capital`,
      advice: msg`Advice`,
    } satisfies Record<Need, MessageDescriptor>),
  ),
  email: field.mail(msg`E-mail`, { hint: msg`Visitors’ messages are sent to it.` }),
  backupEmail: field.mail(msg`Alternative e-mail`),
  mobile: field.phone(msg`Telephone`, { hint: msg`A department’s number, not a person’s.` }),
  website: field.link(msg`Website`),
};

export const providerTextFields = {
  name: field.line(msg`Name`, 200),
  profile: field.lines(msg({ message: 'Profile', context: 'of a company' }), 4000, {
    hint: msg`An empty line ends a paragraph.`,
  }),
  contact: field.line(msg`Contact person`, 200, { hint: msg`A department, not a person.` }),
};
