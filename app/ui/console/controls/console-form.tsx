import type { ComponentProps } from 'react';
import { localHref } from '#platform/i18n/address.ts';
import { useLocale } from '#platform/i18n/use-locale.ts';
import { useSentOnce } from '#ui/form/post-form.tsx';

type ConsoleFormProps = Omit<ComponentProps<'form'>, 'action' | 'method' | 'onSubmit'> & {
  /** Path with its query, without language prefix. */
  action: string;
  /** Long texts go as parts: as a line they would be several times as long. */
  long?: boolean;
  /** What this device does besides, once the page is awake. */
  onSend?(): void;
};

/** A form that the browser itself sends, laid out by whoever uses it; buttons beside it belong to it by its id. */
export function ConsoleForm({ action, long = false, onSend, ...form }: ConsoleFormProps) {
  const locale = useLocale();
  return (
    <form
      method="post"
      encType={long ? 'multipart/form-data' : undefined}
      action={localHref(locale, action)}
      noValidate
      onSubmit={useSentOnce(onSend)}
      {...form}
    />
  );
}
