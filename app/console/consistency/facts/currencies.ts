/** How the languages write currencies, by ISO 4217; longer names stand before those that they begin with. */
const names: Record<string, string> = {
  USD: '美元|美金|US\\$|USD|U\\.S\\. dollars?|US dollars?|dollars? américains?|dollars?|\\$',
  EUR: '欧元|EUR|euros?|€',
  HKD: '港元|港币|HK\\$|HKD',
  JPY: '日元|JPY|yens?',
  GBP: '英镑|GBP|£|livres? sterling|pounds? sterling',
  XOF: '西非法郎|中非法郎|非洲法郎|CFA francs?|francs? CFA|FCFA',
  NGN: '奈拉|NGN|nairas?',
  ZAR: '兰特|ZAR|rands?',
  CNY: '元人民币|人民币|元|RMB|CNY|yuans?|¥',
};

const compiled = Object.entries(names).map(([code, name]) => [code, new RegExp(`^(?:${name})$`, 'iu')] as const);

/** A currency, as the source of a pattern. What stands for another country's dollar or franc is none. */
export const currencyPattern = Object.values(names).join('|');

/** The code of a currency; undefined where it is none. */
export function currencyOf(written: string): string | undefined {
  const name = written.replace(/\s+/g, ' ');
  return compiled.find(([, pattern]) => pattern.test(name))?.[0];
}
