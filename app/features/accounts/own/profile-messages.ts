import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { RefusalReason } from '#features/media/index.server.ts';
import { mostMegapixels } from '#features/media/ui/most-megapixels.ts';
import { longestName, type ProfileProblems } from './profile.ts';

type ProblemsInWords = {
  [Field in keyof ProfileProblems]-?: Record<NonNullable<ProfileProblems[Field]>, MessageDescriptor>;
};

/** What is wrong with a profile, in words. */
export const profileMessages: ProblemsInWords = {
  name: {
    missing: msg`Please enter your name.`,
    wrong: msg`The name is too long: ${longestName} characters at most.`,
  },
  company: { wrong: msg`The company name is too long: ${longestName} characters at most.` },
  country: { wrong: msg`Please choose a country from the list.` },
  languages: { missing: msg`Please choose at least one language.` },
  locale: { wrong: msg`Please choose the language for our messages to you.` },
};

/** Why a picture is not taken, in words. */
export const pictureMessages: Record<RefusalReason | 'missing', MessageDescriptor> = {
  missing: msg`Please choose a photo.`,
  kind: msg`This file cannot be used. Please choose a JPEG, PNG, WebP or AVIF image.`,
  bytes: msg`The photo is larger than 10 MB. Please choose a smaller one.`,
  pixels: msg`The image has too many pixels: ${mostMegapixels.others} megapixels at most, ${mostMegapixels.png} for PNG, ${mostMegapixels.avif} for AVIF. Please make it smaller.`,
  damaged: msg`The photo cannot be read: the file is damaged. Please choose another one.`,
  busy: msg`Other files are still being checked. Please try again in a minute.`,
};

/** The first thing that is wrong with each field, as its message. */
export function profileErrors(problems: ProfileProblems): Partial<Record<keyof ProfileProblems, MessageDescriptor>> {
  return Object.fromEntries(
    Object.entries(problems).map(([field, problem]) => [
      field,
      (profileMessages[field as keyof ProfileProblems] as Record<string, MessageDescriptor>)[problem],
    ]),
  );
}
