import type { ComponentProps } from 'react';
import { AreaField } from '#ui/console/controls/field.tsx';
import css from './fields.module.css';

type RichFieldProps = Omit<ComponentProps<typeof AreaField>, 'rows'> & {
  /** Most characters, its tags with them. */
  most: number;
};

/** A text with headings, lists and links, as the HTML that it is kept as. Without script this is what is edited. */
export function RichField({ most: _, ...field }: RichFieldProps) {
  return <AreaField {...field} rows={12} spellCheck className={css.rich} />;
}
