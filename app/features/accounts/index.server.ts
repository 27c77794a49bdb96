/** What other parts of the site may use of the accounts. */

export {
  type AskTyped,
  askFields,
  askForCode,
  captchaFor,
  type KeptAsking,
  levelOf,
} from './ask-for-code.server.ts';
export { avatarHref } from './avatar.server.ts';
export type { CaptchaProblem } from './captcha.ts';
export { checkSender } from './check-sender.server.ts';
export { answerCodeCall, captchaErrors } from './code-call.server.ts';
export { codeId, codeSent, typedCode } from './code-shapes.ts';
export { deleteAccount } from './delete-account.server.ts';
export { noteDevice } from './device-cookie.server.ts';
export {
  findOrMakeMember,
  membersById,
  reachablesOf,
} from './find-member.server.ts';
export { accountsJobs } from './jobs.server.ts';
export { type KeptForm, keptForm } from './kept-form.server.ts';
export { maskReachable } from './mask-reachable.ts';
export { loginHref, memberOrLogin, signedInOrLogin } from './member-gate.server.ts';
export { dropSession, memberOf, type SignedIn, sessionsChannel, signedIn } from './member-session.server.ts';
export type { Member } from './members.ts';
export { withinShare } from './network-share.server.ts';
export { newCaptcha } from './new-captcha.server.ts';
export { packOwnData } from './own-data.server.ts';
export { type CaptchaAnswer, captchaFields, passAt } from './pass-captcha.server.ts';
export { may, mayPublish } from './policy.ts';
export { type Reachable, readReachable } from './reachable.server.ts';
export type { Sender, SenderProblems, SenderProof, TypedSender } from './sender.ts';
export { knownSender, readSenderForm, senderOf } from './sender-form.server.ts';
export { withinSenderLimit } from './sender-limit.server.ts';
export { endSessions } from './sessions.server.ts';
export { spendCode } from './spend-code.server.ts';
export type { Staff } from './staff.ts';
export { tellMember } from './tell-member.server.ts';
export { signedBySig, userSigOf } from './user-sig.server.ts';
export { memberCall, openCall, staffCall, uploadCall, withinLimitOrRefuse } from './who-asks.server.ts';
export { type Permit, takeBackUse, withinLimit } from './within-limit.server.ts';
