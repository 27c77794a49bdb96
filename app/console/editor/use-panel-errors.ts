import { useRefusalWords } from '../shown/use-refusal-words.ts';
import type { EditorAnswer } from './answer.ts';

/** What was refused because of what stands in a control beside the text, by the name of that control. */
export function usePanelErrors(answer: EditorAnswer | undefined): {
  _publishAt?: string;
  _withdrawAt?: string;
  _reason?: string;
  _because?: string;
} {
  const words = useRefusalWords();
  switch (answer?.why) {
    case 'publishAt':
      return { _publishAt: words.publishAt };
    case 'withdrawAt':
      return { _withdrawAt: words.withdrawAt };
    case 'noReason':
      return { _reason: words.noReason };
    case 'disagrees':
      return { _because: words.disagrees };
    default:
      return {};
  }
}
