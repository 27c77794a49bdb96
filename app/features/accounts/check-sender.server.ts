import { asLine, problemOfText } from '#platform/i18n/graphemes.ts';
import { readReachable } from './reachable.server.ts';
import { type Sender, type SenderProblems, senderNameMost, type TypedSender } from './sender.ts';

/** Who sends a form, or what is wrong with what was typed of it. */
export function checkSender(typed: TypedSender): { sender: Sender } | { problems: SenderProblems } {
  const contactPerson = asLine(typed.contactPerson);
  const to = readReachable(typed.contactInformation);
  const wrongName = problemOfText(contactPerson, senderNameMost);
  if (to && !wrongName) return { sender: { contactPerson, to } };
  return {
    problems: {
      ...(wrongName && { contactPerson: wrongName }),
      ...(!to && { contactInformation: problemOfReachable(typed.contactInformation) }),
    },
  };
}

function problemOfReachable(typed: string): 'missing' | 'wrong-phone' | 'wrong-mail' {
  if (typed.trim() === '') return 'missing';
  return typed.includes('@') ? 'wrong-mail' : 'wrong-phone';
}
