import { asLine, isBlank, problemOfText } from '#platform/i18n/graphemes.ts';
import { readReachable } from '../reachable.server.ts';
import { type Sender, type SenderProblems, type SenderProof, senderNameMost, type TypedSender } from './sender.ts';

/** Who sends a form, or all that is wrong with what was typed of it. Whether a graphic code is right is asked later: it serves once. */
export function checkSender(typed: TypedSender & SenderProof): { sender: Sender } | { problems: SenderProblems } {
  const contactPerson = asLine(typed.contactPerson);
  const to = readReachable(typed.contactInformation);
  const wrongName = problemOfText(contactPerson, senderNameMost);
  const noCode = !typed.member && !typed.captcha.altcha && isBlank(typed.captcha.captchaCode ?? '');
  if (to && !wrongName && !noCode) return { sender: { contactPerson, to } };
  return {
    problems: {
      ...(wrongName && { contactPerson: wrongName }),
      ...(!to && { contactInformation: problemOfReachable(typed.contactInformation) }),
      ...(noCode && { captcha: typed.work > 0 ? ('harder' as const) : ('missing' as const) }),
    },
  };
}

function problemOfReachable(typed: string): 'missing' | 'wrong-phone' | 'wrong-mail' {
  if (isBlank(typed)) return 'missing';
  return typed.includes('@') ? 'wrong-mail' : 'wrong-phone';
}
