import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { z } from 'zod';
import type { Staff } from '#features/staff/index.server.ts';
import type { ContentKind } from '#platform/content/content-kind.ts';
import { wrongField } from '#platform/http/api-errors.ts';
import { fieldMessage, issueMessage } from '#platform/http/field-messages.ts';
import { Refusal } from '#platform/http/refusal.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { i18nFor } from '#platform/i18n/catalogues.server.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { fieldOf, inconsistencyWords } from '../consistency/inconsistency-words.server.ts';
import { publishThread } from '../content/publishing/publish-thread.server.ts';
import type { Published, Unfit, Wrong } from '../content/publishing/published.server.ts';
import { scheduleThread } from '../content/publishing/schedule.server.ts';
import { withdrawThread } from '../content/publishing/withdraw-thread.server.ts';
import { reviewThread } from '../content/review-thread.server.ts';
import type { Saved } from '../content/save-thread.server.ts';
import type { moveRequest } from './content-shapes.ts';

type Needs = Pick<SiteContext, 'db' | 'clock' | 'settings' | 'locale'>;
type Moving = Omit<z.infer<typeof moveRequest>, 'kind'> & { kind: ContentKind };

const words = {
  notNow: msg`This is not possible now: the text is not signed off, not published, or unchanged since it was published.`,
  newer: msg`There is a newer revision than the one you read.`,
  ownText: msg`You cannot approve your own text.`,
  passedAlready: msg`You have already approved one step of this revision. Someone else has to approve the next.`,
  disagrees: msg`Numbers, dates, links or names differ from the source or the glossary. Correct them, or say why they are right.`,
  noText: msg`This is not published in any language yet. Publish one language first.`,
} satisfies Record<string, MessageDescriptor>;

/** Moves a part of a thing on. @throws 409 where its life does not let it, 422 with the fields that are wrong */
export async function moveOrRefuse(site: Needs, staff: Staff, moving: Moving): Promise<void> {
  const { kind, id: thingId, language: thread, move, number, reason = '', withShared = false } = moving;
  const what = { kind, thingId, thread };
  switch (move) {
    case 'publish':
      return settle(site, await publishThread(site, staff, { ...what, withShared, number, because: reason }));
    case 'withdraw':
      return settle(site, await withdrawThread(site, staff, what));
    case 'schedule':
      return schedule(site, staff, moving);
    default: {
      if (move === 'sendBack' && reason === '') throw wrongField(422, 'reason', 'required');
      const { outcome } = await reviewThread(site, staff, { ...what, move, number, reason });
      if (outcome !== 'done') throw new Refusal(409, { words: words[outcome] });
    }
  }
}

async function schedule(site: Needs, staff: Staff, moving: Moving): Promise<void> {
  const { kind, id: thingId, language: thread, publishAt, withdrawAt, reason: because } = moving;
  const moment = (iso: string | null | undefined) => (iso ? new Date(iso) : null);
  const times = { publishAt: moment(publishAt), withdrawAt: moment(withdrawAt) };
  const answer = await scheduleThread(site, staff, { kind, thingId, thread, times, because });
  if (answer.outcome === 'wrongTimes') throw wrongField(422, answer.field, 'form');
  if (answer.outcome === 'notNow') throw new Refusal(409, { words: words.notNow });
  if (answer.outcome === 'disagrees') throw disagreeing(answer, site.locale);
}

function settle({ locale }: Needs, answer: Published): void {
  if (answer.outcome === 'published' || answer.outcome === 'withdrawn') return;
  if (answer.outcome === 'disagrees') throw disagreeing(answer, locale);
  if (answer.outcome !== 'invalid') throw new Refusal(409, { words: words[answer.outcome] });
  throw new Refusal(422, { fields: Object.fromEntries(answer.wrong.map((wrong) => messageOf(wrong, locale))) });
}

/** Each field with what of it does not fit, and that a reason would do. */
function disagreeing({ locale: text, found }: Unfit, locale: Locale): Refusal {
  const i18n = i18nFor(locale);
  const fields: Record<string, string> = {};
  for (const each of found) {
    const [name, said] = [`${text}.${fieldOf(each)}`, inconsistencyWords(i18n, each, text)];
    fields[name] = fields[name] ? `${fields[name]}; ${said}` : said;
  }
  return new Refusal(422, { fields: { ...fields, reason: fieldMessage('required') }, words: words.disagrees });
}

function messageOf({ thread, field, issue }: Wrong, locale: Locale): [string, string] {
  return [`${thread}.${field}`, issueMessage(i18nFor(locale), issue, undefined)];
}

/** The revision that was saved. @throws 409 where somebody has written meanwhile, 422 with the fields that are wrong */
export function savedOrRefuse(saved: Saved, locale: Locale): { id: number; number: number } {
  if (saved.outcome === 'conflict') throw new Refusal(409, { words: words.newer });
  if (saved.outcome !== 'invalid') return { id: saved.thingId, number: saved.number };
  const i18n = i18nFor(locale);
  const fields = Object.entries(saved.issues).map(([name, { issue, input }]): [string, string] => [
    `fields.${name}`,
    issueMessage(i18n, issue, input),
  ]);
  throw new Refusal(422, { fields: Object.fromEntries(fields) });
}
