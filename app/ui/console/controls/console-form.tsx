import { type ComponentProps, type SubmitEvent, useEffect, useRef } from 'react';
import { localHref } from '#platform/i18n/address.ts';
import { useLocale } from '#platform/i18n/use-locale.ts';

type ConsoleFormProps = Omit<ComponentProps<'form'>, 'action' | 'method' | 'onSubmit'> & {
  /** Path with its query, without language prefix. */
  action: string;
  /** Long texts go as parts: as a line they would be several times as long. */
  long?: boolean;
  /** What this device does besides, once the page is awake. */
  onSend?(): void;
};

/** So long (milliseconds) a form that was sent is not sent again; after that the answer may be lost. */
const patience = 5000;

/** A form that the browser itself sends, laid out by whoever uses it; buttons beside it belong to it by its id. */
export function ConsoleForm({ action, long = false, onSend, ...form }: ConsoleFormProps) {
  const locale = useLocale();
  const sentAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    const comeBack = () => {
      sentAt.current = Number.NEGATIVE_INFINITY;
    };
    addEventListener('pageshow', comeBack);
    return () => removeEventListener('pageshow', comeBack);
  }, []);
  const send = (event: SubmitEvent) => {
    const { timeStamp } = event.nativeEvent;
    if (timeStamp - sentAt.current < patience) return event.preventDefault();
    sentAt.current = timeStamp;
    onSend?.();
  };
  return (
    <form
      method="post"
      encType={long ? 'multipart/form-data' : undefined}
      action={localHref(locale, action)}
      noValidate
      onSubmit={send}
      {...form}
    />
  );
}
