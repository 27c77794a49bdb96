import type { Locale } from '#platform/i18n/locale.ts';

export interface ContactTable {
  id: number;
  position: number;
  phone: string;
  email: string;
  postcode: string;
}

export interface ContactTextTable {
  contact_id: number;
  locale: Locale;
  office: string;
  address: string;
  hours: string;
  note: string;
}

export interface LegalLineTable {
  key: 'filing' | 'copyright';
  locale: Locale;
  text: string;
}

export interface AboutSchema {
  contact: ContactTable;
  contact_text: ContactTextTable;
  legal_line: LegalLineTable;
}
