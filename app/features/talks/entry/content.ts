import { asSent, fits } from '#platform/i18n/graphemes.ts';

/** What is wrong with a text. */
export type TextProblem = 'empty' | 'too-long';

/**
 * Reads what was typed as it is to be kept: well-formed, with plain line ends, without control characters.
 * @param most characters, as a reader counts them
 */
export function readContent(typed: string, most: number): { text: string } | { problem: TextProblem } {
  const text = asSent(typed);
  if (text === '') return { problem: 'empty' };
  return fits(text, most) ? { text } : { problem: 'too-long' };
}
