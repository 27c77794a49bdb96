/** What other parts of the site may use of the finance section. */

export { financeMessagesOf, type OwnFinanceMessage } from './messages/own-messages.server.ts';
export { convert } from './rates/convert.ts';
export { currencyOfCountry } from './rates/currencies.ts';
export { wholeUnits } from './rates/money.ts';
export { latestRates } from './rates/rates.server.ts';
export { isStale } from './rates/stale.ts';
