import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Member } from '#features/accounts/index.server.ts';
import type { Repeatable } from '#platform/once/request.ts';

const kind = { request: 'talk entry request', body: 'talk entry body' };

/** Where a message stands that was written. It is what is answered when the same request comes again. */
export interface WrittenMessage {
  outcome: 'written';
  /** Of the talk. */
  key: string;
  number: number;
}

export const writtenMessage: z.ZodType<WrittenMessage> = z.object({
  outcome: z.literal('written'),
  key: z.string(),
  number: z.number(),
});

/** A request that writes an entry. @param body what must be the same of the same request */
export function entryRequest(
  { id }: Pick<Member, 'id'>,
  key: string | undefined,
  body: Record<string, unknown>,
): Repeatable {
  return { kind, caller: [id], key, body: [body] };
}

/** What stands for a file among what a request says. */
export function digestOf({ name, bytes }: { name: string; bytes: Uint8Array }): [name: string, digest: string] {
  return [name, createHash('sha256').update(bytes).digest('base64url')];
}
