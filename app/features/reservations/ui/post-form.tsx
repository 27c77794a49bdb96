import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { localHref } from '#platform/i18n/address.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import css from './form.module.css';

interface PostFormProps {
  /** Path, without language prefix. */
  action: string;
  /** What this device does besides, once the page is awake. */
  onSubmit?(): void;
  children: ReactNode;
}

/** A form that the browser itself sends, with script or without; the server says what is wrong, for it alone knows. */
export function PostForm({ action, onSubmit, children }: PostFormProps) {
  const { i18n } = useLingui();
  return (
    <form
      method="post"
      action={localHref(i18n.locale as Locale, action)}
      noValidate
      onSubmit={onSubmit}
      className={css.form}
    >
      {children}
    </form>
  );
}
