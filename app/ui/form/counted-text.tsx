import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { asSent, graphemes } from '#platform/i18n/graphemes.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import css from './form.module.css';

interface CountedTextProps extends ComponentProps<'textarea'> {
  /** Most characters, as a reader sees them. */
  most: number;
  /** Says how many are typed: "12 of 200 characters". */
  counted(count: number): string;
}

/** When this few characters are left, those who listen are told. */
const few = 20;

/** A text of several lines; once awake it says how many of its characters are used. */
export function CountedText({ most, counted, ...rest }: CountedTextProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const [count, setCount] = useState<number>();
  const recount = () => setCount(graphemes(asSent(area.current?.value ?? '')));
  // What was typed before the page woke counts too.
  useEffect(recount, []);
  const words = count === undefined ? '' : counted(count);
  return (
    <>
      <textarea ref={area} {...rest} onInput={recount} />
      <p className={`${css.hint} ${css.later}`} aria-hidden="true" data-over={(count ?? 0) > most ? '' : undefined}>
        {words}
      </p>
      <VisuallyHidden>
        <span role="status">{(count ?? 0) > most - few ? words : ''}</span>
      </VisuallyHidden>
    </>
  );
}
