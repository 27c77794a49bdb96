import { useLingui } from '@lingui/react/macro';
import { type MouseEvent, useRef, useState } from 'react';
import { type Locale, locales } from '#platform/i18n/locale.ts';
import { useLocale } from '#platform/i18n/use-locale.ts';
import { useForeign } from '#ui/use-foreign.ts';
import type { Phrase, Situation } from '../../services.ts';
import { useSituationNames } from '../use-service-words.ts';
import css from './phrase-book.module.css';

interface PhraseBookProps {
  groups: { situation: Situation; phrases: Phrase[] }[];
}

/**
 * The phrases, the reader's own language first. A touch shows one large: asleep by its address (`:target`), awake in a
 * dialogue, which gives the focus back.
 */
export function PhraseBook({ groups }: PhraseBookProps) {
  const { t } = useLingui();
  const situations = useSituationNames();
  const dialog = useRef<HTMLDialogElement>(null);
  const [shown, setShown] = useState<Phrase>();
  const show = (event: MouseEvent, phrase: Phrase) => {
    event.preventDefault();
    setShown(phrase);
    dialog.current?.showModal();
  };
  return (
    <>
      {groups.map(({ situation, phrases }) => (
        <section key={situation} id={situation} aria-labelledby={`${situation}-title`} className={css.group}>
          <h2 id={`${situation}-title`}>{situations[situation]}</h2>
          <ul role="list">
            {phrases.map((phrase) => (
              <li key={phrase.id} id={`p${phrase.id}`} className={css.phrase}>
                <Texts phrase={phrase} onShow={(event) => show(event, phrase)} />
                <a href={`#${situation}`} className={css.close}>
                  {t`Close`}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <dialog ref={dialog} className={css.large} aria-label={t`Enlarged phrase`} closedby="any">
        {shown && <Texts phrase={shown} />}
        <button type="button" className={css.close} onClick={() => dialog.current?.close()}>
          {t`Close`}
        </button>
      </dialog>
    </>
  );
}

interface TextsProps {
  phrase: Phrase;
  /** Makes the first line a link that shows the phrase large. */
  onShow?: ((event: MouseEvent) => void) | undefined;
}

function Texts({ phrase, onShow }: TextsProps) {
  const own = useLocale();
  const languages = [own, ...locales.filter((locale) => locale !== own)].filter((locale) => phrase.texts[locale]);
  return languages.map((locale, i) => (
    <p key={locale} className={locale === 'zh-CN' ? css.chinese : undefined}>
      <Text phrase={phrase} locale={locale} onShow={i === 0 ? onShow : undefined} />
      {locale === 'zh-CN' && (
        <span lang="zh-Latn-pinyin" className={css.pinyin}>
          {phrase.pinyin}
        </span>
      )}
    </p>
  ));
}

interface TextProps extends TextsProps {
  locale: Locale;
}

function Text({ phrase: { id, texts }, locale, onShow }: TextProps) {
  const attributes = {
    lang: useForeign(locale),
    className: locale === 'zh-CN' ? css.characters : undefined,
  };
  if (!onShow) return <span {...attributes}>{texts[locale]}</span>;
  return (
    <a href={`#p${id}`} onClick={onShow} {...attributes}>
      {texts[locale]}
    </a>
  );
}
