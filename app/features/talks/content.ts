import { asSent, fits } from '#platform/i18n/graphemes.ts';

// Lines and tabs are a person's; other control characters are nobody's.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const noText = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

/** What is wrong with a text. */
export type TextProblem = 'empty' | 'too-long';

/**
 * Reads what was typed as it is to be kept: well-formed, with plain line ends, without control characters.
 * @param most characters, as a reader counts them
 */
export function readContent(typed: string, most: number): { text: string } | { problem: TextProblem } {
  const text = asSent(typed.toWellFormed().replaceAll(noText, ''));
  if (text === '') return { problem: 'empty' };
  return fits(text, most) ? { text } : { problem: 'too-long' };
}
