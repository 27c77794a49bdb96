/** What other parts of the site may use of the accounts. */

export { newCaptcha } from './captcha/new-captcha.server.ts';
export { type CaptchaAnswer, captchaFields, passAt, passCaptcha } from './captcha/pass-captcha.server.ts';
export type { CaptchaProblem } from './captcha.ts';
export { codeId, codeSent, typedCode } from './codes/api-shapes.ts';
export {
  type AskTyped,
  askFields,
  askForCode,
  captchaFor,
  type KeptAsking,
  knownOnlyOf,
  levelOf,
} from './codes/ask-for-code.server.ts';
export { answerCodeCall, captchaErrors } from './codes/code-call.server.ts';
export { knownDevice, noteDevice } from './codes/device-cookie.server.ts';
export { dropStep, keepStep, readStep } from './codes/kept-step.server.ts';
export { sendMemberCode } from './codes/member-code.server.ts';
export { spendCode } from './codes/spend-code.server.ts';
export { withinShare } from './limits/network-share.server.ts';
export { type Permit, takeBackUse, withinLimit } from './limits/within-limit.server.ts';
export { accountsLimits } from './limits.server.ts';
export { maskReachable } from './mask-reachable.ts';
export { avatarHref } from './members/avatar.server.ts';
export {
  findOrMakeMember,
  membersById,
  reachablesOf,
} from './members/find-member.server.ts';
export type { Member } from './members/members.ts';
export { tellMember } from './members/tell-member.server.ts';
export { deleteAccount } from './own/delete-account.server.ts';
export { eraseMember, erasureOf } from './own/erase-member.server.ts';
export { packOwnData } from './own/own-data.server.ts';
export { hashPassword, isPassword } from './passwords/password-hash.server.ts';
export { passwordProblem } from './passwords/password-problem.server.ts';
export { type TooManyWrong, triedByStranger, triedPassword } from './passwords/tried-password.server.ts';
export { countryOfPhone, type Reachable, readReachable } from './reachable.server.ts';
export { checkSender } from './senders/check-sender.server.ts';
export type { Sender, SenderProblems, SenderProof, TypedSender } from './senders/sender.ts';
export { knownSender, readSenderForm, senderOf } from './senders/sender-form.server.ts';
export { withinSenderLimit } from './senders/sender-limit.server.ts';
export { deviceName } from './sessions/device-name.ts';
export {
  dropKeptForm,
  type Keeper,
  type KeptForm,
  keepForm,
  keptForm,
  keptFormOf,
} from './sessions/kept-form.server.ts';
export { memberOrLogin, signedInOrLogin } from './sessions/member-gate.server.ts';
export { dropSession, memberOf, type SignedIn, sessionsChannel, signedIn } from './sessions/member-session.server.ts';
export { endSessions } from './sessions/sessions.server.ts';
export { signedBySig, userSigOf } from './sessions/user-sig.server.ts';
export { memberCall, openCall, uploadCall, withinLimitOrRefuse } from './sessions/who-asks.server.ts';
export { loginHref } from './ui/login-href.ts';
