import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { localHref } from '#platform/i18n/address.ts';
import { useLocale } from '#platform/i18n/use-locale.ts';
import css from './form.module.css';
import { LanguageNote } from './language-note.tsx';

interface PostFormProps {
  /** Path, without language prefix. */
  action: string;
  /** True where a file goes along. */
  files?: boolean;
  /** What this device does besides, once the page is awake. */
  onSubmit?(): void;
  children: ReactNode;
}

/** So long (milliseconds) a form that was sent is not sent again; after that the answer may be lost. */
const patience = 5000;

/** A form that the browser itself sends, with script or without; the server says what is wrong, for it alone knows. */
export function PostForm({ action, files = false, onSubmit, children }: PostFormProps) {
  const locale = useLocale();
  return (
    <form
      method="post"
      encType={files ? 'multipart/form-data' : undefined}
      action={localHref(locale, action)}
      noValidate
      onSubmit={useSentOnce(onSubmit)}
      className={css.form}
    >
      <LanguageNote />
      {children}
    </form>
  );
}

/** What a form does as it is sent: it goes once, however often its button is pressed. @param onSend what this device does besides */
export function useSentOnce(onSend?: () => void): (event: FormEvent) => void {
  const sentAt = useRef(Number.NEGATIVE_INFINITY);
  // Whoever comes back to the page as it was left may send it again.
  useEffect(() => {
    const comeBack = () => {
      sentAt.current = Number.NEGATIVE_INFINITY;
    };
    addEventListener('pageshow', comeBack);
    return () => removeEventListener('pageshow', comeBack);
  }, []);
  return (event: FormEvent) => {
    const { timeStamp } = event.nativeEvent;
    if (timeStamp - sentAt.current < patience) return event.preventDefault();
    sentAt.current = timeStamp;
    onSend?.();
  };
}
