import { type ComponentProps, useState } from 'react';
import { RichText } from '../../rich-text/rich-text.tsx';
import { Used } from './counted.tsx';

type RichFieldProps = Omit<ComponentProps<typeof RichText>, 'name' | 'onText'> & {
  /** Most characters, its tags with them. */
  most: number;
};

/** A text with headings, lists and links, as the HTML that it is kept as, which its room is counted in as well. */
export function RichField({ most, defaultValue, hint, ...field }: RichFieldProps) {
  const [count, setCount] = useState(defaultValue.length);
  return (
    <RichText
      {...field}
      name={field.id}
      defaultValue={defaultValue}
      hint={<Used count={count} most={most} hint={hint} />}
      onText={(html) => setCount(html.length)}
    />
  );
}
