import { type FormEvent, useEffect, useRef, useState } from 'react';

/** So long (milliseconds) nothing is typed before what was typed is looked at: typing never waits for it. */
const pause = 400;

/** What stands in a control, as it was shown and then as it is typed. @param name of the control, within what `follow` listens to */
export function useTypedText(name: string, first: string): { text: string; follow(event: FormEvent): void } {
  const [text, setText] = useState(first);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    text,
    follow({ target }) {
      const isText = target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement;
      if (!isText || target.name !== name) return;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setText(target.value), pause);
    },
  };
}
