/** What other parts of the site may use of the accounts. */

export type { Channel } from '#platform/outbox/channels.ts';
export {
  addAccount,
  findOrMakeMember,
  memberIdOf,
  membersById,
  type NewMember,
  reachablesOf,
} from './find-member.server.ts';
export { accountsJobs } from './jobs.server.ts';
export { answerCode, limitWrongCodes } from './limit-wrong-codes.server.ts';
export { loginHref, memberOrLogin } from './member-gate.server.ts';
export { memberOf, openSession, type SignedIn, signedIn } from './member-session.server.ts';
export type { Member } from './members.ts';
export { newCaptcha } from './new-captcha.server.ts';
export { captchaFields, passCaptcha } from './pass-captcha.server.ts';
export { type Actor, may } from './policy.ts';
export { type Reachable, readReachable } from './reachable.server.ts';
export { sendCode } from './send-code.server.ts';
export { spendCode } from './spend-code.server.ts';
export type { Staff } from './staff.ts';
export { staffOf } from './staff-tokens.server.ts';
export { tellMember } from './tell-member.server.ts';
export { memberBySig, userSigOf } from './user-sig.server.ts';
export { type Permit, takeBackUse, withinLimit } from './within-limit.server.ts';
