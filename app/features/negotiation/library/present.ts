import { maskContacts } from '#features/directory/index.server.ts';
import { countryName, industries } from '#features/editions/index.server.ts';
import { venueDay } from '#platform/clock/clock.ts';
import type { Settings } from '#platform/config/settings.ts';
import { localHref } from '#platform/i18n/address.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { readableAmount, tenThousands } from '../money/amount.ts';
import { type Project, type ProjectCard, projectHref, projectWeave } from '../negotiation.ts';
import { openContact, personFor } from '../project/project-contact.server.ts';
import type { ProjectRow } from './project-rows.server.ts';

/** What lists show of a project, on a page in `locale`. */
export function presentCard(row: ProjectRow, locale: Locale): ProjectCard {
  return {
    id: row.id,
    name: row.name,
    owner: row.owner,
    lang: row.lang,
    href: projectHref(row.id),
    weave: projectWeave(row.key),
    category: row.category,
    region: row.region,
    regionName: countryName(row.region, locale),
    industry: row.industry,
    industryName: industryName(row.industry, locale),
    amount: readableAmount(row.amount, locale),
    status: row.status,
    publishedOn: venueDay(row.publishedAt),
  };
}

/** An industry's name; an unknown id has none. */
export function industryName(id: number, locale: Locale): string {
  return industries(locale).find((one) => one.id === id)?.name ?? '';
}

/** How an owner is reached; empty where that is not known. */
export interface ShownContact {
  contactPerson: string;
  phone: string;
  contact: string;
}

/** How an owner is reached, in full: for members. */
export function fullContact({ contactSealed }: Sealed, locale: Locale, keys: Keys): ShownContact {
  if (!contactSealed) return { contactPerson: '', phone: '', contact: '' };
  const opened = openContact(keys, contactSealed);
  return { contactPerson: personFor(opened, locale), phone: opened.phone, contact: opened.contact };
}

/** How an owner is reached, as everybody sees it. */
export function maskedContact(row: Sealed, locale: Locale, keys: Keys): ShownContact {
  const full = fullContact(row, locale, keys);
  if (full.contact === '') return full;
  const hidden = maskContacts({ contact: full.contactPerson, phone: full.phone, mail: full.contact });
  return { contactPerson: hidden.contact, phone: hidden.phone, contact: hidden.mail };
}

type Sealed = Pick<ProjectRow, 'contactSealed'>;
type Keys = Pick<Settings, 'PII_KEY'>;

/** All that a project's page shows; how its owner is reached is masked. */
export function presentProject(row: ProjectRow, locale: Locale, keys: Keys): Project {
  return {
    ...presentCard(row, locale),
    introduction: row.introduction,
    cooperationRequirement: row.cooperationRequirement,
    ...maskedContact(row, locale, keys),
  };
}

/** A project as the API gives it (contract, Calls). @param contact how its owner is reached: masked, but for members */
export function presentRow(row: ProjectRow, locale: Locale, contact: ShownContact) {
  const card = presentCard(row, locale);
  return {
    id: row.id,
    name: row.name,
    category: row.category,
    region: row.region,
    regionName: card.regionName,
    industry: row.industry,
    industryName: card.industryName,
    amount: tenThousands(row.amount),
    introduction: row.introduction,
    cooperationRequirement: row.cooperationRequirement,
    ...contact,
    status: row.status,
    owner: row.owner,
    publishedOn: card.publishedOn,
    imgUrl: `/weave/${card.weave}.svg`,
    lang: row.lang,
    url: localHref(locale, card.href),
  };
}
