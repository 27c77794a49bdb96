/** Stands where a block of HTML begins or ends: no sign of any name, and no space. */
export const apart = '\uE000';

const block =
  /<\/?(?:p|h[1-6]|[uo]l|li|table|thead|tbody|t[rdh]|caption|blockquote|figure|figcaption|div|[bh]r)\b[^<>]*>/gi;

/** A text with its blocks told apart, so that the end of one and the beginning of the next make no name. Other tags stay. */
export const blocksApart = (text: string): string => text.replace(block, apart);

/** Whether a tag begins or ends a block. */
export const isBlock = (tag: string): boolean => tag.search(block) === 0;
