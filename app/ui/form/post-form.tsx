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
  const sentAt = useRef(Number.NEGATIVE_INFINITY);
  // Whoever comes back to the page as it was left may send it again.
  useEffect(() => {
    const comeBack = () => {
      sentAt.current = Number.NEGATIVE_INFINITY;
    };
    addEventListener('pageshow', comeBack);
    return () => removeEventListener('pageshow', comeBack);
  }, []);
  const send = (event: FormEvent) => {
    const { timeStamp } = event.nativeEvent;
    if (timeStamp - sentAt.current < patience) return event.preventDefault();
    sentAt.current = timeStamp;
    onSubmit?.();
  };
  return (
    <form
      method="post"
      encType={files ? 'multipart/form-data' : undefined}
      action={localHref(locale, action)}
      noValidate
      onSubmit={send}
      className={css.form}
    >
      <LanguageNote />
      {children}
    </form>
  );
}
