import { useLingui } from '@lingui/react/macro';
import type { Tool } from './tools.ts';

/** What the buttons of the toolbar are called. */
export function useToolNames(): Record<Tool, string> {
  const { t } = useLingui();
  return {
    paragraph: t`Paragraph`,
    heading: t`Heading`,
    subheading: t`Subheading`,
    bold: t`Bold`,
    italic: t`Italic`,
    link: t`Link`,
    bulletList: t`Bullet list`,
    orderedList: t`Numbered list`,
    blockquote: t`Quote`,
    table: t`Table`,
    rowBelow: t`Row below`,
    columnAfter: t`Column after`,
    headRow: t`Header row`,
    noRow: t`Delete row`,
    noColumn: t`Delete column`,
    noTable: t`Delete table`,
    undo: t`Undo`,
    redo: t`Redo`,
  };
}
