import type { Member } from './members.ts';
import type { Reachable } from './reachable.server.ts';

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
}

/** The same, checked. */
export interface Sender {
  contactPerson: string;
  to: Reachable;
}

export interface SenderProblems {
  contactPerson?: 'missing' | 'too-long';
  contactInformation?: 'missing' | 'wrong-phone' | 'wrong-mail';
  captcha?: 'missing' | 'wrong';
}

/** Longest name of a person, in characters as a reader sees them. */
export const senderNameMost = 100;
