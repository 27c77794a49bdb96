import { useLingui } from '@lingui/react/macro';
import type { Locale } from '#platform/i18n/locale.ts';
import { useLanguageNames } from '#ui/use-language-names.ts';
import type { ThreadName } from '../shown/mark-of.ts';
import type { ListedRow } from './list-page.server.ts';

/**
 * What publishing would do, said before it is done.
 * @param chosen the rows that are picked; undefined while nobody can count
 * @param language undefined: all of them
 */
export function useWillHappen(
  chosen: readonly ListedRow[] | undefined,
  threads: readonly ThreadName[],
  language: Locale | undefined,
): string {
  const { t } = useLingui();
  const names = useLanguageNames();
  if (!chosen) return t`Only the selected language changes; the others stay as they are.`;
  const texts = chosen.flatMap(({ marks }) => marks.filter(({ thread }) => !language || thread === language));
  const count = (...states: string[]) => texts.filter(({ of }) => states.includes(of)).length;
  const going = count('draft', 'signed', 'withdrawn');
  const parts = [
    language ? t`Publish in ${names[language]}: ${going} ready` : t`Publish in all languages: ${going} ready`,
    count('review') > 0 && t`${count('review')} in review`,
    count('published', 'behind') > 0 && t`${count('published', 'behind')} already published`,
    count('missing') > 0 && t`${count('missing')} missing`,
  ].filter(Boolean);
  const first = `${parts.join(t({ message: ', ', context: 'between parts of a sentence' }))}${t({ message: '.', context: 'end of a sentence' })}`;
  return language && threads.length > 1 ? `${first} ${t`The other languages stay as they are.`}` : first;
}
