import type { Locale } from '#platform/i18n/locale.ts';

/** An amount of money as the database keeps it: a whole number of hundredths of ten-thousand US dollars. Never a float. */
export type Hundredths = number;

const dollarsOfHundredth = 100;

/** Reads ten-thousand US dollars as they are handed in, `350` or `12.5`: digits only, no arithmetic with fractions. */
export function hundredthsOf(amount: string): Hundredths {
  const [whole = '', fraction = ''] = amount.split('.');
  return Number(`${whole}${fraction.padEnd(2, '0').slice(0, 2)}`);
}

/** Ten-thousand US dollars as a decimal string: `350`, `12.5`. */
export function tenThousands(amount: Hundredths): string {
  return decimal(amount, 100);
}

interface Scale {
  /** Hundredths to one of it; a power of ten. */
  size: number;
  name(value: string): string;
}

const plural = (value: string) => !/^[01](,|$)/.test(value);

/** The great numbers of each language, the greatest first; written out, as `Intl` differs between Node and browsers. */
const scales: Record<Locale, Scale[]> = {
  'zh-CN': [
    { size: 1_000_000, name: (value) => `${value}亿美元` },
    { size: 100, name: (value) => `${value}万美元` },
  ],
  'en-US': [
    { size: 10_000_000, name: (value) => `US$ ${value} billion` },
    { size: 10_000, name: (value) => `US$ ${value} million` },
  ],
  'fr-FR': [
    {
      size: 10_000_000,
      name: (value) => `${value} ${plural(value) ? 'milliards' : 'milliard'} de dollars US`,
    },
    {
      size: 10_000,
      name: (value) => `${value} ${plural(value) ? 'millions' : 'million'} de dollars US`,
    },
  ],
};

/** Most digits after the point of a great number; what needs more is written in the next smaller one. */
const digitsShown = 3;

/** An amount in the reader's way of writing, exact: `350万美元`, `US$ 3.5 million`, `3,5 millions de dollars US`. */
export function readableAmount(amount: Hundredths, locale: Locale): string {
  const fits = scales[locale].find(
    ({ size }) => amount >= size && (decimal(amount, size).split('.')[1] ?? '').length <= digitsShown,
  );
  if (fits) return fits.name(written(decimal(amount, fits.size), locale));
  const dollars = written(String(amount * dollarsOfHundredth), locale);
  if (locale === 'zh-CN') return `${dollars}美元`;
  return locale === 'fr-FR' ? `${dollars} dollars US` : `US$ ${dollars}`;
}

/** A whole number divided by a power of ten, exactly and without zeros at its end. */
function decimal(amount: number, size: number): string {
  const places = String(size).length - 1;
  const digits = String(amount).padStart(places + 1, '0');
  const fraction = digits.slice(-places).replace(/0+$/, '');
  return digits.slice(0, -places) + (fraction && `.${fraction}`);
}

const separators: Record<Locale, { group: string; point: string }> = {
  'zh-CN': { group: ',', point: '.' },
  'en-US': { group: ',', point: '.' },
  'fr-FR': { group: '\u202f', point: ',' },
};

function written(number: string, locale: Locale): string {
  const { group, point } = separators[locale];
  const [whole = '', fraction] = number.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, group);
  return fraction === undefined ? grouped : `${grouped}${point}${fraction}`;
}
