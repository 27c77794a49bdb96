import { useLingui } from '@lingui/react/macro';
import { locales } from '#platform/i18n/locale.ts';
import { ShortFacts } from '#ui/console/page/panel.tsx';
import { useLanguageNames } from '#ui/use-language-names.ts';
import { usePartNames } from './part-names.ts';
import type { TermForm } from './term-form.ts';

/** A term to be read. */
export function TermRead({ form: { part, note, texts } }: { form: TermForm }) {
  const { t } = useLingui();
  const languages = useLanguageNames();
  const partName = usePartNames();
  const facts = [
    { name: t`Part of the glossary`, value: partName(part) },
    ...locales.flatMap((lang) => {
      const language = languages[lang];
      return [
        { name: t`Term in ${language}`, value: texts[`name.${lang}`] ?? '', lang },
        {
          name: t`Not to be used in ${language}`,
          value: (texts[`unused.${lang}`] ?? '').replaceAll('\n', ' · '),
          lang,
        },
      ];
    }),
    { name: t({ message: 'Note', context: 'about a term' }), value: note },
  ];
  return <ShortFacts facts={facts.filter(({ value }) => value !== '')} />;
}
