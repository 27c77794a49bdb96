import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ClosingReason } from './closing.ts';

/** Why a day is closed, as it stands after "closed:"; `other` has the words of whoever closed it. */
const reasonWords: Record<Exclude<ClosingReason, 'other'>, MessageDescriptor> = {
  weather: msg`severe weather`,
  safety: msg`safety at the venue`,
  authorities: msg`an order of the authorities`,
  technical: msg`a technical fault`,
  programme: msg`a change of programme`,
};

/**
 * Why a day was closed, with what was said besides, to stand within a sentence: whatever mark the note ends with, that has its own.
 * @param text empty where nothing was said
 */
export function whyClosed(i18n: I18n, reason: ClosingReason, text: string): string {
  const note = text.replace(/[.。!！]+$/u, '').trimEnd();
  if (reason === 'other') return note;
  const why = i18n._(reasonWords[reason]);
  return note ? i18n._(msg`${why} – ${note}`) : why;
}
