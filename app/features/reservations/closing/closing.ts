import { asSent, fits } from '#platform/i18n/graphemes.ts';
import { type Locale, locales } from '#platform/i18n/locale.ts';
import { inEach } from '#platform/i18n/texts.ts';

/** Why a day is closed; for `other` it is said in words alone. */
export const closingReasons = ['weather', 'safety', 'authorities', 'technical', 'programme', 'other'] as const;

export type ClosingReason = (typeof closingReasons)[number];

/** What is said beside the reason, in characters as a reader sees them: it goes by SMS. */
export const noteMost = 120;

/** How a day is to be closed, as typed. */
export interface Closing {
  reason: string;
  notes: Record<Locale, string>;
  /** Days that are offered in its place; none: all that can be reserved. */
  offered: readonly string[];
}

/** What is wrong by field: `reason`, `note-fr-FR`. */
export type ClosingProblems = Record<string, 'choose' | 'missing' | 'too-long'>;

function isClosingReason(value: string): value is ClosingReason {
  return closingReasons.some((reason) => reason === value);
}

/**
 * What is right of it, or what is wrong. Whoever is told reads one language: a note stands in all of them or in none, and the
 * reason `other` is nothing without one.
 */
export function checkClosing({
  reason,
  notes,
}: Closing): { reason: ClosingReason; notes: Record<Locale, string> } | { problems: ClosingProblems } {
  const sent = inEach((locale) => asSent(notes[locale]).replaceAll(/\s+/g, ' '));
  const isSaid = reason === 'other' || locales.some((locale) => sent[locale] !== '');
  const problems: ClosingProblems = {};
  if (!isClosingReason(reason)) problems.reason = 'choose';
  for (const locale of locales) {
    if (isSaid && sent[locale] === '') problems[`note-${locale}`] = 'missing';
    if (!fits(sent[locale], noteMost)) problems[`note-${locale}`] = 'too-long';
  }
  return isClosingReason(reason) && Object.keys(problems).length === 0 ? { reason, notes: sent } : { problems };
}
