/** A currency of the table of rates. */
export interface Currency {
  /** ISO 4217. */
  code: string;
  /** How many digits its smallest unit has after the point. */
  digits: 0 | 2 | 3;
}

/** The yuan is what all rates are given in; it has none itself. */
export const yuan: Currency = { code: 'CNY', digits: 2 };

/** The currencies that rates are kept of, in the order of the table: those that contracts are written in, then Africa's. */
export const currencies: readonly Currency[] = [
  { code: 'USD', digits: 2 },
  { code: 'EUR', digits: 2 },
  { code: 'GBP', digits: 2 },
  { code: 'HKD', digits: 2 },
  { code: 'ZAR', digits: 2 },
  { code: 'NGN', digits: 2 },
  { code: 'KES', digits: 2 },
  { code: 'EGP', digits: 2 },
  { code: 'MAD', digits: 2 },
  { code: 'DZD', digits: 2 },
  { code: 'TND', digits: 3 },
  { code: 'GHS', digits: 2 },
  { code: 'XOF', digits: 0 },
  { code: 'XAF', digits: 0 },
  { code: 'ETB', digits: 2 },
  { code: 'TZS', digits: 2 },
  { code: 'UGX', digits: 0 },
  { code: 'ZMW', digits: 2 },
  { code: 'MWK', digits: 2 },
  { code: 'NAD', digits: 2 },
];

const byCode = new Map([yuan, ...currencies].map((currency) => [currency.code, currency]));

/** A currency by its code in capitals; undefined for those that the site does not show. */
export function currencyOf(code: string): Currency | undefined {
  return byCode.get(code);
}

/** Countries by what is paid with there; those whose money has no rate here are missing. */
const countriesOf: Record<string, string> = {
  CNY: 'CN',
  ZAR: 'ZA LS SZ',
  NGN: 'NG',
  KES: 'KE',
  EGP: 'EG',
  MAD: 'MA',
  DZD: 'DZ',
  TND: 'TN',
  GHS: 'GH',
  XOF: 'BJ BF CI GW ML NE SN TG',
  XAF: 'CM CF TD CG GQ GA',
  ETB: 'ET',
  TZS: 'TZ',
  UGX: 'UG',
  ZMW: 'ZM',
  MWK: 'MW',
  NAD: 'NA',
};

/** The currency of a country (ISO 3166 code); undefined where the site keeps no rate of it. */
export function currencyOfCountry(country: string): string | undefined {
  return Object.keys(countriesOf).find((code) => countriesOf[code]?.split(' ').includes(country));
}
