import { useLingui } from '@lingui/react/macro';
import type { Locale } from '#platform/i18n/locale.ts';
import { useLocale } from '#platform/i18n/use-locale.ts';
import { Button } from '#ui/console/controls/button.tsx';
import { Icon } from '#ui/console/icon.tsx';
import page from '#ui/console/page/page.module.css';
import { variantsUsed } from '../../consistency/variants-used.ts';
import { blocksApart } from '../plain-words.ts';
import { canReplace, replaceValue } from '../replace.ts';
import { type Hint, isSaid } from '../terms.ts';
import type { Variant } from '../variants.ts';

interface GlossaryNotesProps {
  /** What is written, and in which language. */
  text: string;
  to: Locale;
  /** Terms of the source, and the language that it is in. */
  hints: readonly Hint[];
  from: Locale | undefined;
  variants: readonly Variant[];
  /** The button that has a name put in the place of a variant; `place` is where the text stands. */
  replace: { name: string; place: string; form?: string } | undefined;
}

/** What the glossary calls the terms of the source, with those that are not in the text yet, and the names in it that are not to be used. */
export function GlossaryNotes({ text, ...props }: GlossaryNotesProps) {
  const said = blocksApart(text);
  return (
    <>
      <Terms {...props} text={said} />
      <Variants {...props} text={said} />
    </>
  );
}

function Terms({ text, to, from, hints }: GlossaryNotesProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const isWritten = /[\p{L}\p{N}]/u.test(text.replace(/<[^<>]*>/g, ''));
  if (hints.length === 0) return null;
  return (
    <span>
      {t`Glossary:`}{' '}
      {hints.map(({ term, word }, i) => (
        <span key={term}>
          {i > 0 && ' · '}
          <span lang={from}>{term}</span> <b lang={to}>{word}</b>
          {isWritten && !isSaid(text, word, to) && (
            <>
              {/* The Chinese word brings brackets of full width, which hold their own room. */}
              {locale !== 'zh-CN' && ' '}
              <span className={page.late}>{t({ message: '(not used yet)', context: 'of a term' })}</span>
            </>
          )}
        </span>
      ))}
    </span>
  );
}

function Variants({ text, to, variants, replace }: GlossaryNotesProps) {
  const { t } = useLingui();
  const found = new Map(variantsUsed(variants, text, to).map((each) => [each.written, each]));
  return [...found.values()].map(({ written, called, variant }) => (
    <span key={written} className={page.line}>
      <span className={page.late}>
        <Icon name="warn" /> {t`“${written}” is called “${called}” in the glossary`}
      </span>
      {replace && canReplace(variant) && (
        <Button slim name={replace.name} value={replaceValue(replace.place, written)} form={replace.form}>
          {t`Replace with “${called}”`}
        </Button>
      )}
    </span>
  ));
}
