import { partsOfPhone } from '#features/directory/index.server.ts';
import type { Values } from '#platform/content/content-kind.ts';
import { plainAddress, plainDomain, plainMail, plainNames, plainPhone } from './plain.ts';

/** By what companies are known again, those that say most first. */
export const traits = ['name', 'mail', 'phone', 'domain', 'address'] as const;
export type Trait = (typeof traits)[number];

/** How much it says that two have a trait in common. */
export const weights: Record<Trait, number> = { name: 5, mail: 4, phone: 4, domain: 3, address: 2 };

/** So much has to be said before somebody looks: an address alone may be a whole trade centre's. */
export const leastWeight = 3;

/**
 * The traits of a company.
 * @param shared what its languages share @param texts its text in each of them
 */
export function traitsOf(shared: Values, texts: readonly Values[]): { trait: Trait; value: string }[] {
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  const [phone, mail, website] = [text(shared.phone), text(shared.mail), text(shared.website)];
  const found: Record<Trait, (string | undefined)[]> = {
    name: texts.flatMap(({ name }) => plainNames(text(name))),
    mail: [plainMail(mail)],
    phone: [/^\+\d+$/.test(phone) ? plainPhone(partsOfPhone(phone)) : undefined],
    domain: [plainDomain(mail), plainDomain(website)],
    address: texts.map(({ address }) => plainAddress(text(address))),
  };
  return traits.flatMap((trait) => {
    const values = new Set(found[trait].filter((value) => value !== undefined));
    return [...values].map((value) => ({ trait, value: value.slice(0, longestValue) }));
  });
}

/** What is longer is told by its beginning; an index holds no more. */
const longestValue = 400;
