import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { DateText } from '#ui/dates/date-text.tsx';
import { NotYet } from '#ui/not-yet.tsx';
import { Paragraphs } from '#ui/paragraphs.tsx';
import { TitleWords } from '#ui/titles/title-words.tsx';
import { useForeign } from '#ui/use-foreign.ts';
import type { BoardMessage } from '../messages.ts';
import css from './board.module.css';
import { useMessageWords } from './use-message-words.ts';

interface MessageProps {
  message: BoardMessage;
  /** What else is known of it: its state. */
  note?: ReactNode;
}

/** A message with the organiser's answer below. Nobody is named. */
export function Message({ message: { identity, title, content, lang, at, answer }, note }: MessageProps) {
  const { t } = useLingui();
  const { identityNames, writtenIn } = useMessageWords();
  const foreign = useForeign(lang);
  const answerLang = useForeign(answer?.lang ?? lang);
  return (
    <article className={css.message}>
      <div className={css.question}>
        <p className={css.meta}>
          <b>{identityNames[identity]}</b> · <DateText iso={at} />
          {foreign && ` · ${writtenIn(lang)}`}
          {note && <> · {note}</>}
        </p>
        <h3 lang={foreign} dir="auto">
          <TitleWords>{title}</TitleWords>
        </h3>
        <Paragraphs paragraphs={content} lang={foreign} dir="auto" />
      </div>
      {answer && (
        <div className={css.answer}>
          <p className={css.meta}>
            <b>{t`Answer from the organiser`}</b>
          </p>
          <NotYet lang={answer.lang} />
          <Paragraphs paragraphs={answer.text} lang={answerLang} />
        </div>
      )}
    </article>
  );
}
