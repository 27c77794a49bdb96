import type { Locale } from '#platform/i18n/locale.ts';

/** A currency of the table of rates. */
export interface Currency {
  /** ISO 4217. */
  code: string;
  /** How many digits its smallest unit has after the point. */
  digits: 0 | 2 | 3;
  names: Record<Locale, string>;
}

/** The yuan is what all rates are given in; it has none itself. */
export const yuan: Currency = {
  code: 'CNY',
  digits: 2,
  names: { 'zh-CN': '人民币', 'en-US': 'Chinese yuan', 'fr-FR': 'Yuan chinois' },
};

const named = (code: string, digits: Currency['digits'], zh: string, en: string, fr: string): Currency => ({
  code,
  digits,
  names: { 'zh-CN': zh, 'en-US': en, 'fr-FR': fr },
});

/** The currencies that rates are kept of, in the order of the table: those that contracts are written in, then Africa's. */
export const currencies: readonly Currency[] = [
  named('USD', 2, '美元', 'US dollar', 'Dollar américain'),
  named('EUR', 2, '欧元', 'Euro', 'Euro'),
  named('GBP', 2, '英镑', 'Pound sterling', 'Livre sterling'),
  named('HKD', 2, '港元', 'Hong Kong dollar', 'Dollar de Hong Kong'),
  named('ZAR', 2, '南非兰特', 'South African rand', 'Rand sud-africain'),
  named('NGN', 2, '尼日利亚奈拉', 'Nigerian naira', 'Naira nigérian'),
  named('KES', 2, '肯尼亚先令', 'Kenyan shilling', 'Shilling kényan'),
  named('EGP', 2, '埃及镑', 'Egyptian pound', 'Livre égyptienne'),
  named('MAD', 2, '摩洛哥迪拉姆', 'Moroccan dirham', 'Dirham marocain'),
  named('DZD', 2, '阿尔及利亚第纳尔', 'Algerian dinar', 'Dinar algérien'),
  named('TND', 3, '突尼斯第纳尔', 'Tunisian dinar', 'Dinar tunisien'),
  named('GHS', 2, '加纳塞地', 'Ghanaian cedi', 'Cedi ghanéen'),
  named('XOF', 0, '西非法郎', 'West African CFA franc', 'Franc CFA (UEMOA)'),
  named('XAF', 0, '中非法郎', 'Central African CFA franc', 'Franc CFA (CEMAC)'),
  named('ETB', 2, '埃塞俄比亚比尔', 'Ethiopian birr', 'Birr éthiopien'),
  named('TZS', 2, '坦桑尼亚先令', 'Tanzanian shilling', 'Shilling tanzanien'),
  named('UGX', 0, '乌干达先令', 'Ugandan shilling', 'Shilling ougandais'),
  named('ZMW', 2, '赞比亚克瓦查', 'Zambian kwacha', 'Kwacha zambien'),
  named('MWK', 2, '马拉维克瓦查', 'Malawian kwacha', 'Kwacha malawite'),
  named('NAD', 2, '纳米比亚元', 'Namibian dollar', 'Dollar namibien'),
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
