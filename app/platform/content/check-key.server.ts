import type { z } from 'zod';
import { saying } from '../http/field-messages.ts';

/** Whether nothing is wrong with a draft so far: only what is right is held against the database. */
export const isRight = ({ issues }: z.core.$RefinementCtx): boolean => issues.length === 0;

/**
 * Refuses the key of a draft where the thing has another one already, for keys stand in addresses; or where it is new and
 * another thing has that key, seen by readers or withdrawn.
 * @param had the key that the thing has; undefined where it is new
 * @param field in which the key stands
 */
export async function checkKey(
  context: z.core.$RefinementCtx,
  {
    had,
    key,
    field = 'key',
    isTaken,
  }: { had: string | undefined; key: string; field?: string; isTaken(): Promise<unknown> },
): Promise<void> {
  if (!isRight(context)) return;
  const refuse = (message: 'fixed' | 'taken') =>
    context.addIssue({ code: 'custom', path: [field], message: saying(message) });
  if (had === undefined) {
    if (await isTaken()) refuse('taken');
  } else if (had !== key) refuse('fixed');
}
