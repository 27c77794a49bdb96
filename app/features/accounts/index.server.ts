/** What other parts of the site may use of the accounts. */

export type { Channel } from '#platform/outbox/channels.ts';
export { accountsJobs } from './jobs.server.ts';
export { answerCode, limitWrongCodes } from './limit-wrong-codes.server.ts';
export { newCaptcha } from './new-captcha.server.ts';
export { captchaFields, passCaptcha } from './pass-captcha.server.ts';
export { type Actor, may } from './policy.ts';
export { type Reachable, readReachable } from './reachable.server.ts';
export { sendCode } from './send-code.server.ts';
export { spendCode } from './spend-code.server.ts';
export type { Staff } from './staff.ts';
export { staffOf } from './staff-tokens.server.ts';
export { type Permit, withinLimit } from './within-limit.server.ts';
