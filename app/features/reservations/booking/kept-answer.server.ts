import type { RawBuilder } from 'kysely';
import { z } from 'zod';
import { seal, unseal } from '#platform/crypto/keyed.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { knownAnswer, notesWith, type OtherBody } from '#platform/once/once.ts';
import type { Repeatable } from '#platform/once/request.ts';
import type { Reserved } from '../order/outcomes.ts';
import { idTypes } from '../reservations.ts';

type Needs = Pick<SiteContext, 'db' | 'settings' | 'clock'>;

/** An answer has its tickets in it: it is kept sealed. */
const purpose = 'idempotency';
const sealedAnswer = z.object({ sealed: z.string() });

const reserved: z.ZodType<Reserved> = z.object({
  outcome: z.literal('reserved'),
  id: z.string(),
  tickets: z.array(z.object({ ticketId: z.string(), ticket: z.string(), name: z.string(), idType: z.enum(idTypes) })),
});

/** A request that reserves, and what it is answered if it does. */
export interface ReservedNote {
  request: Repeatable;
  answer: Reserved;
}

/** As `notesWith`, of the answers to requests that reserve. */
export function notesOfReserved(
  site: Omit<Needs, 'db'>,
  notes: readonly ReservedNote[],
  source: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const sealed = notes.map(({ request, answer }) => {
    const text = seal(site.settings.SESSION_SECRET, purpose, JSON.stringify(answer)).toString('base64');
    return { request, answer: { sealed: text } };
  });
  return notesWith(site, sealed, source);
}

/** What a request that reserves was answered when it came before; undefined where it is not known, any more. */
export async function reservedBefore(site: Needs, request: Repeatable): Promise<Reserved | OtherBody | undefined> {
  const known = await knownAnswer(site.db, site, request, sealedAnswer);
  if (!known || 'outcome' in known) return known;
  const answer = unseal(site.settings.SESSION_SECRET, purpose, Buffer.from(known.sealed, 'base64'));
  return reserved.parse(JSON.parse(answer));
}
