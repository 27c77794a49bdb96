import type { ComponentProps } from 'react';

/** A part of a page that is larger than its frame. What scrolls is reached by keyboard too: it has a name and takes the focus. */
export function ScrollRegion({ label, ...rest }: { label: string } & ComponentProps<'section'>) {
  // biome-ignore lint/a11y/noNoninteractiveTabindex: else only a mouse or a finger could move it
  return <section aria-label={label} tabIndex={0} {...rest} />;
}
