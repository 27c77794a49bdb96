import { checkSender, type SenderProof } from '#features/accounts/index.server.ts';
import { asLine, asSent, problemOfText } from '#platform/i18n/graphemes.ts';
import {
  contentMost,
  isIdentity,
  type MessageProblems,
  type ReadyMessage,
  type TypedMessage,
  titleMost,
} from './messages.ts';

/** What was typed as a message, or what is wrong with it, in the order of the fields. */
export function checkMessage(
  typed: TypedMessage & SenderProof,
): { message: ReadyMessage } | { problems: MessageProblems } {
  const title = asLine(typed.title);
  const content = asSent(typed.content);
  const { identity } = typed;
  const wrongTitle = problemOfText(title, titleMost);
  const wrongContent = problemOfText(content, contentMost);
  const checked = checkSender(typed);
  if ('sender' in checked && isIdentity(identity) && !wrongTitle && !wrongContent) {
    return { message: { title, content, identity, ...checked.sender } };
  }
  return {
    problems: {
      ...(wrongTitle && { title: wrongTitle }),
      ...(wrongContent && { content: wrongContent }),
      ...(!isIdentity(identity) && { identity: 'missing' as const }),
      ...('problems' in checked && checked.problems),
    },
  };
}
