import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { country } from '#features/editions/index.server.ts';
import * as field from '#platform/content/fields.server.ts';
import { defaultLocale } from '#platform/i18n/locale.ts';
import type { CategoryKey } from '../news.ts';
import { scenes } from '../scenes.server.ts';

const known = (code: string) => country(code, defaultLocale) !== undefined;

/** What an article has beside its texts. */
export const sharedFields = {
  category: field.choice(msg`Category`, {
    notic: msg`Announcements`,
    news: msg`Conference news`,
    exhi: msg`Trade information`,
    photo: msg`Photo centre`,
    video: msg`Video centre`,
    teamwork: msg`Cooperation cases and plans`,
  } satisfies Record<CategoryKey, MessageDescriptor>),
  publishedAt: field.moment(msg`Date of the article`, {
    hint: msg`Shown above the text. An article with a future date appears at that time.`,
  }),
  countries: field.countries(msg`Countries mentioned`, known),
  coverId: field.optional(field.picture(msg`Picture`)),
  scene: field.optional(field.named(msg`Woven picture, if there is no photograph`, scenes)),
  pictureIds: field.pictures(msg`Pictures of the album`, 100),
  videoId: field.optional(field.film(msg`Video`)),
};

/** What an article has in each language. */
export const textFields = {
  title: field.line(msg`Title`, 200),
  summary: field.lines(msg`Summary`, 600, { hint: msg`One or two sentences, for lists and previews.` }),
  body: field.rich(msg`Text`, 100_000),
};
