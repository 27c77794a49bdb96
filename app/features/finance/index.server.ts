/** What other parts of the site may use of the finance section. */
export { convert } from './convert.ts';
export { currencyOfCountry } from './currencies.ts';
export { writtenWholeMoney } from './money.ts';
export { financeMessagesOf, forgetMember, memberData, type OwnFinanceMessage } from './own-messages.server.ts';
export { latestRates } from './rates.server.ts';
export { isStale } from './stale.ts';
