import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CaptchaProblem } from '../captcha.ts';

/** Why nothing shows that a person asks, in the same words on every page and in every call. */
export const captchaMessages: Record<CaptchaProblem, MessageDescriptor> = {
  missing: msg`Please enter the code of the picture.`,
  wrong: msg`The code of the picture is incorrect or has expired. Please enter the new one.`,
  unsolved: msg`The solution of the puzzle is incorrect or has expired. Please try once more.`,
  harder: msg`The site is so busy just now that the digits alone are not enough. Please let your device solve a puzzle instead.`,
};
