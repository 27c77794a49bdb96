import { checkSender, type SenderProof } from '#features/accounts/index.server.ts';
import { asSent, problemOfText } from '#platform/i18n/graphemes.ts';
import { messageMost } from '../finance.ts';
import type { MessageProblems, ReadyMessage, TypedMessage } from './messages.ts';

/** What was typed as a message, or what is wrong with it. */
export function checkMessage(
  typed: TypedMessage & SenderProof,
): { message: ReadyMessage } | { problems: MessageProblems } {
  const content = asSent(typed.content);
  const wrongContent = problemOfText(content, messageMost);
  const checked = checkSender(typed);
  if ('sender' in checked && !wrongContent) return { message: { content, ...checked.sender } };
  return {
    problems: {
      ...(wrongContent && { content: wrongContent }),
      ...('problems' in checked && checked.problems),
    },
  };
}
