/** What other parts of the site may use of the accounts. */
export { newCaptcha } from './new-captcha.server.ts';
export { captchaFields, passCaptcha } from './pass-captcha.server.ts';
export { type Actor, may } from './policy.ts';
export { withinLimit } from './within-limit.server.ts';
