import type { Contacts } from './directory.ts';

/** Calling codes of one and two digits (ITU-T E.164); all others have three. */
const shortCallingCode = /^(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/;

/** A phone number as people read it: `+254 700 100 101`. @param phone E.164 */
export function readablePhone(phone: string): string {
  const { calling, national } = partsOfPhone(phone);
  return `+${calling} ${inGroups(national)}`;
}

/** Contacts as everybody sees them, so that no program gathers them: `+254 7•• ••• •01`, `e•••@•••.example`. */
export function maskContacts({ contact, phone, mail }: Contacts): Contacts {
  const { calling, national } = partsOfPhone(phone);
  const hidden = national.slice(1, -2).replaceAll(/./g, '•');
  const topLevel = mail.slice(mail.lastIndexOf('.'));
  return {
    contact: `${firstOf(contact)}•••`,
    phone: `+${calling} ${inGroups(national[0] + hidden + national.slice(-2))}`,
    mail: `${firstOf(mail)}•••@•••${topLevel}`,
  };
}

/** A phone number taken apart. @param phone E.164 */
export function partsOfPhone(phone: string): { calling: string; national: string } {
  const digits = phone.replace(/^\+/, '');
  const calling = shortCallingCode.exec(digits)?.[0] ?? digits.slice(0, 3);
  return { calling, national: digits.slice(calling.length) };
}

/** Threes from the left; a digit that would stand alone joins those before it. */
function inGroups(digits: string): string {
  return digits.replaceAll(/(.{3})(?=..)/g, '$1 ');
}

function firstOf(text: string): string {
  return [...text][0] ?? '';
}
