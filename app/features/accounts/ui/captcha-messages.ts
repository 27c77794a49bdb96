import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CaptchaProblem } from '../captcha.ts';

/** Why nothing shows that a person asks, in the same words on every page and in every call. */
export const captchaMessages: Record<CaptchaProblem, MessageDescriptor> = {
  missing: msg`Please enter the code in the image.`,
  wrong: msg`The code in the image is incorrect or has expired. Please enter the new one.`,
  unsolved: msg`The puzzle solution is incorrect or has expired. Please try again.`,
  harder: msg`The site is very busy and the digits alone are not enough. Please let your device solve a puzzle instead.`,
};
