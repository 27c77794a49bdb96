import type { CaptchaProblem } from '../captcha.ts';
import type { Member } from '../members/members.ts';
import type { Reachable } from '../reachable.server.ts';

/** Who sends a form that anybody may send, as typed. */
export interface TypedSender {
  contactPerson: string;
  /** A phone of any country, or an e-mail address. */
  contactInformation: string;
}

/** What shows that a person sends it: a session, a graphic code or a puzzle. */
export interface SenderProof {
  member: Member | undefined;
  captcha: { captchaCode?: string | undefined; altcha?: string | undefined };
  /** How hard a puzzle is asked for; 0: a graphic code will do. */
  work: number;
}

/** The same, checked. */
export interface Sender {
  contactPerson: string;
  to: Reachable;
}

export interface SenderProblems {
  contactPerson?: 'missing' | 'too-long';
  contactInformation?: 'missing' | 'wrong-phone' | 'wrong-mail';
  captcha?: CaptchaProblem;
}

/** Longest name of a person, in characters as a reader sees them. */
export const senderNameMost = 100;
