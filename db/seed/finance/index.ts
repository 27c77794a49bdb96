import { seedBanks } from './banks.ts';
import { seedInsurersAndGuarantors } from './insurers-and-guarantors.ts';
import { seedLessorsAndFunds } from './lessors-and-funds.ts';
import { seedPaymentsAndAdvisers } from './payments-and-advisers.ts';
import type { SeedProvider } from './shapes.ts';

/** The demonstration's providers, all made up. */
export const seedProviders: SeedProvider[] = [
  ...seedBanks,
  ...seedInsurersAndGuarantors,
  ...seedLessorsAndFunds,
  ...seedPaymentsAndAdvisers,
];
