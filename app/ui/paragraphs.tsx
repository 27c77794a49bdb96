import { type ComponentProps, createElement, Fragment } from 'react';

interface ParagraphsProps extends Pick<ComponentProps<'p'>, 'lang' | 'dir'> {
  paragraphs: readonly string[];
}

/** Paragraphs of a plain text. They may be alike and never move: so they have no keys, as children that are written out. */
export function Paragraphs({ paragraphs, ...rest }: ParagraphsProps) {
  return createElement(Fragment, null, ...paragraphs.map((paragraph) => createElement('p', rest, paragraph)));
}
