import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { localHref } from '#platform/i18n/address.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import css from './form.module.css';

/** A form that the browser itself sends, with script or without; the server says what is wrong, for it alone knows. */
export function PostForm({ action, children }: { action: string; children: ReactNode }) {
  const { i18n } = useLingui();
  return (
    <form method="post" action={localHref(i18n.locale as Locale, action)} noValidate className={css.form}>
      {children}
    </form>
  );
}
