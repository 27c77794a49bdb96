import type { Settings } from '#platform/config/settings.ts';
import { sealPersonal, unsealPersonal } from '#platform/crypto/personal.ts';
import { type Locale, languagesFor } from '#platform/i18n/locale.ts';

/** How an owner is reached. */
export interface ProjectContact {
  /** Whom to ask for, by language. */
  person: Partial<Record<Locale, string>>;
  /** E.164 */
  phone: string;
  /** E-mail address. */
  contact: string;
}

/** What contacts are sealed for. */
export const contactPurpose = 'project contact';

export function sealContact(settings: Pick<Settings, 'PII_KEY'>, contact: ProjectContact): Buffer {
  const { person, phone, contact: address } = contact;
  return sealPersonal(settings, contactPurpose, JSON.stringify({ person, phone, contact: address }));
}

export function openContact(settings: Pick<Settings, 'PII_KEY'>, sealed: Buffer): ProjectContact {
  return JSON.parse(unsealPersonal(settings, contactPurpose, sealed)) as ProjectContact;
}

/** Whom to ask for, in the best language there is. */
export function personFor({ person }: ProjectContact, locale: Locale): string {
  return languagesFor(locale).flatMap((each) => person[each] ?? [])[0] ?? '';
}
