/** Digits of a graphic code. Digits alone: they can be typed on every keyboard and spoken in every language. */
export const captchaDigits = 5;

/** All but the 1, which looks like a 7 once it is bent. */
export const captchaAlphabet = '023456789';

/** How long a graphic code or a puzzle may be answered, in milliseconds (contract: 5 minutes). */
export const captchaLifetime = 5 * 60_000;

/** A graphic code as a form shows it. */
export interface Captcha {
  captchaId: string;
  /** Address of the picture, or a PNG as data URL. */
  image: string;
  /** Address of the same digits spoken, a WAV. */
  audio: string;
}

/** Size of the picture in pixels. */
export const captchaSize = { width: 180, height: 60 };

/**
 * The hardest puzzle that is asked for. Each is twice the work of the one before: 0 is about a second on a phone, 6 about a
 * minute. A graphic code counts as 0.
 */
export const hardestPuzzle = 6;

/**
 * Why nothing shows that a person asks. `unsolved`: a puzzle was answered, wrongly, too late or once more. `harder`: what was
 * answered is right, but a harder puzzle is asked for just now.
 */
export type CaptchaProblem = 'missing' | 'wrong' | 'unsolved' | 'harder';
