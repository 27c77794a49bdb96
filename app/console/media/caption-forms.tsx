import { useLingui } from '@lingui/react/macro';
import type { CaptionProblem } from '#features/media/index.server.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { Button } from '#ui/console/controls/button.tsx';
import { Check } from '#ui/console/controls/check.tsx';
import { AreaField } from '#ui/console/controls/field.tsx';
import { PostForm } from '#ui/form/post-form.tsx';
import { useLanguageNames } from '#ui/use-language-names.ts';
import css from './item.module.css';
import { captionMessages } from './picture-messages.ts';

interface CaptionFormsProps {
  path: string;
  captions: readonly { locale: Locale; vtt: string }[];
  /** Nothing is to be heard in it. */
  silent: boolean;
  /** What was typed and cannot be read by players. */
  wrong: (CaptionProblem & { locale: Locale; vtt: string }) | undefined;
}

/** Captions of a film, language by language, as WebVTT. */
export function CaptionForms({ path, captions, silent, wrong }: CaptionFormsProps) {
  const { t, i18n } = useLingui();
  const languages = useLanguageNames();
  return (
    <section className={css.part} aria-labelledby="captions">
      <h2 id="captions">{t`Captions`}</h2>
      <p>{t`For people who cannot hear it. A video with sound needs captions in at least one language before it is published.`}</p>
      {captions.map(({ locale, vtt }) => {
        const own = wrong?.locale === locale ? wrong : undefined;
        return (
          <PostForm key={locale} action={path}>
            <input type="hidden" name="locale" value={locale} />
            <AreaField
              id={`vtt.${locale}`}
              name="vtt"
              lang={locale}
              label={languages[locale]}
              hint={t`WebVTT. Leave empty if there are none in this language.`}
              error={own && t`Line ${own.line}: ${i18n._(captionMessages[own.problem])}`}
              rows={6}
              defaultValue={own?.vtt ?? vtt}
            />
            <p>
              <Button name="act" value="caption">{t`Save captions`}</Button>
            </p>
          </PostForm>
        );
      })}
      <PostForm action={path}>
        <Check name="silent" defaultChecked={silent}>{t`This video has no sound`}</Check>
        <p>
          <Button name="act" value="silent">{t`Save`}</Button>
        </p>
      </PostForm>
    </section>
  );
}
