import { type ComponentProps, type ReactNode, useState } from 'react';
import { useAwake } from '#platform/client/use-awake.ts';
import { asSent, graphemes } from '#platform/i18n/graphemes.ts';
import { useLocale } from '#platform/i18n/use-locale.ts';
import { AreaField, TextField } from '#ui/console/controls/field.tsx';
import css from './fields.module.css';

type CountedLineProps = ComponentProps<typeof TextField> & { most: number; defaultValue: string };

/** A line of text that says, once awake, how much of its room is used. */
export function CountedLine({ most, defaultValue, hint, ...field }: CountedLineProps) {
  const [count, setCount] = useState(() => graphemes(defaultValue));
  return (
    <TextField
      {...field}
      defaultValue={defaultValue}
      hint={<Used count={count} most={most} hint={hint} />}
      onInput={({ currentTarget }) => setCount(graphemes(asSent(currentTarget.value)))}
    />
  );
}

type CountedLinesProps = ComponentProps<typeof AreaField> & { most: number; defaultValue: string };

/** The same of several lines. */
export function CountedLines({ most, defaultValue, hint, ...field }: CountedLinesProps) {
  const [count, setCount] = useState(() => graphemes(defaultValue));
  return (
    <AreaField
      {...field}
      defaultValue={defaultValue}
      hint={<Used count={count} most={most} hint={hint} />}
      onInput={({ currentTarget }) => setCount(graphemes(asSent(currentTarget.value)))}
    />
  );
}

/** "12 / 200" after the hint, seen once awake: until then it keeps its room. */
export function Used({ count, most, hint }: { count: number; most: number; hint: ReactNode }) {
  const locale = useLocale();
  const isAwake = useAwake();
  return (
    <>
      {hint}{' '}
      <span className={isAwake ? undefined : css.waiting}>
        {hint && '· '}
        {/* A browser may write numbers with another space than the server. */}
        <span className={css.count} data-over={count > most ? '' : undefined} suppressHydrationWarning>
          {count.toLocaleString(locale)} / {most.toLocaleString(locale)}
        </span>
      </span>
    </>
  );
}
