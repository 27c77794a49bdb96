import { country, participants } from '#features/editions/index.server.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { type ProfileProblems, type ProfileTyped, readProfile } from './profile.ts';

/** Writes down what a member tells of themselves. @returns what is wrong with it, where something is */
export async function changeProfile(
  { db }: Pick<SiteContext, 'db'>,
  memberId: number,
  typed: ProfileTyped,
): Promise<ProfileProblems | undefined> {
  const read = readProfile(typed, (code) => code === 'CN' || country(code, 'en-US') !== undefined);
  if ('problems' in read) return read.problems;
  const { name, company, country: country_code, languages, locale } = read.profile;
  await db
    .updateTable('member')
    .set({ name, company, country_code, languages, locale })
    .where('id', '=', memberId)
    .execute();
  return undefined;
}

/** Countries to choose from, by their names in a language. */
export function countryChoices({ locale }: Pick<SiteContext, 'locale'>): { code: string; name: string }[] {
  return participants(locale).map(({ code, name }) => ({ code, name }));
}
