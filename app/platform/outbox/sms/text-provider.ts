import type { Message } from '../message.ts';

/** What a provider made of a text message. `why` is a code or a status: it names no recipient and no text. */
export type TextAnswer =
  | { outcome: 'taken'; reference?: string | undefined }
  /**
   * It surely did not take it. `about`: `message`: nobody would (no such number); `here`: this provider cannot send this one (no
   * approved template, too many to that number); `provider`: it is out of order, for whatever comes.
   */
  | { outcome: 'refused'; about: 'message' | 'here' | 'provider'; why: string }
  /** It may have taken it: its answer was lost, or says nothing certain. */
  | { outcome: 'unknown'; why: string };

/** Who hands text messages to phones. */
export interface TextProvider {
  name: string;
  /** Whether it knows a message it had by its id: what may have been taken can be handed to it again. */
  knowsRepeats: boolean;
  /** Whether it has what this message needs: vendors send templates alone. */
  canSend(message: Message): boolean;
  send(id: string, message: Message): Promise<TextAnswer>;
}
