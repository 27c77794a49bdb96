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
    blockquote: t`Quotation`,
    table: t`Table`,
    rowBelow: t`Row below`,
    columnAfter: t`Column after`,
    headRow: t`Head row`,
    noRow: t`Delete the row`,
    noColumn: t`Delete the column`,
    noTable: t`Delete the table`,
    undo: t`Undo typing`,
    redo: t`Redo`,
  };
}
