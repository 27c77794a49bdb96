import type { Control } from '#platform/content/field.ts';

/** Controls in which words are written: the glossary has something to say of them. */
export const wordControls: ReadonlySet<Control['type']> = new Set(['line', 'lines', 'rich', 'list'] as const);
