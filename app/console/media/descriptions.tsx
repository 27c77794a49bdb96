import { useLingui } from '@lingui/react/macro';
import { locales } from '#platform/i18n/locale.ts';
import type { Texts } from '#platform/i18n/texts.ts';
import { Button } from '#ui/console/controls/button.tsx';
import { AreaField } from '#ui/console/controls/field.tsx';
import { Mark } from '#ui/console/states/mark.tsx';
import { useStateWords } from '#ui/console/states/state.tsx';
import { PostForm } from '#ui/form/post-form.tsx';
import { useLanguageNames } from '#ui/use-language-names.ts';
import css from './item.module.css';

/** What a picture or film shows in words: a column for each language, which says whether there are any. */
export function Descriptions({ path, alts }: { path: string; alts: Texts<string> }) {
  const { t } = useLingui();
  const languages = useLanguageNames();
  const words = useStateWords();
  return (
    <section className={css.part} aria-labelledby="described">
      <h2 id="described">{t`Descriptions`}</h2>
      <p>{t`For people who cannot see it. A picture without one cannot be published in that language.`}</p>
      <PostForm action={path}>
        <div className={css.threads}>
          {locales.map((locale) => (
            <AreaField
              key={locale}
              id={`alt.${locale}`}
              label={
                <span className={css.thread}>
                  <b>{languages[locale]}</b>
                  <span>
                    <Mark of={alts[locale] ? 'published' : 'missing'} />{' '}
                    {alts[locale] ? t({ message: 'Written', context: 'description of a picture' }) : words.missing}
                  </span>
                </span>
              }
              lang={locale}
              maxLength={300}
              rows={4}
              defaultValue={alts[locale] ?? ''}
            />
          ))}
        </div>
        <p>
          <Button look="main" name="act" value="describe">{t`Save descriptions`}</Button>
        </p>
      </PostForm>
    </section>
  );
}
