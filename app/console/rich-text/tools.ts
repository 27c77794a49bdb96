import type { Editor } from '@tiptap/core';

/** What a button of the toolbar does. */
export type Tool =
  | 'paragraph'
  | 'heading'
  | 'subheading'
  | 'bold'
  | 'italic'
  | 'link'
  | 'bulletList'
  | 'orderedList'
  | 'blockquote'
  | 'table'
  | 'rowBelow'
  | 'columnAfter'
  | 'headRow'
  | 'noRow'
  | 'noColumn'
  | 'noTable'
  | 'undo'
  | 'redo';

interface ToolAct {
  /** The editor's own key for it. */
  keys?: string;
  /** Whether it is so where one writes; left out where it is nothing that can be so. */
  isOn?(editor: Editor): boolean;
  can?(editor: Editor): boolean;
  run(editor: Editor): void;
}

const level = (own: 2 | 3): ToolAct => ({
  keys: `Ctrl Alt ${own}`,
  isOn: (editor) => editor.isActive('heading', { level: own }),
  run: (editor) => editor.chain().focus().toggleHeading({ level: own }).run(),
});

/** All that the toolbar does, but for the link, which has a dialog. */
export const toolActs: Record<Exclude<Tool, 'link'>, ToolAct> = {
  paragraph: {
    keys: 'Ctrl Alt 0',
    isOn: (editor) => editor.isActive('paragraph'),
    run: (editor) => editor.chain().focus().setParagraph().run(),
  },
  heading: level(2),
  subheading: level(3),
  bold: {
    keys: 'Ctrl B',
    isOn: (editor) => editor.isActive('bold'),
    run: (editor) => editor.chain().focus().toggleBold().run(),
  },
  italic: {
    keys: 'Ctrl I',
    isOn: (editor) => editor.isActive('italic'),
    run: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  bulletList: {
    keys: 'Ctrl Shift 8',
    isOn: (editor) => editor.isActive('bulletList'),
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  orderedList: {
    keys: 'Ctrl Shift 7',
    isOn: (editor) => editor.isActive('orderedList'),
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  blockquote: {
    keys: 'Ctrl Shift B',
    isOn: (editor) => editor.isActive('blockquote'),
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
  table: {
    can: (editor) => !editor.isActive('table') && editor.can().insertTable(),
    run: (editor) => editor.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
  },
  rowBelow: { run: (editor) => editor.chain().focus().addRowAfter().run() },
  columnAfter: { run: (editor) => editor.chain().focus().addColumnAfter().run() },
  headRow: { run: (editor) => editor.chain().focus().toggleHeaderRow().run() },
  noRow: { run: (editor) => editor.chain().focus().deleteRow().run() },
  noColumn: { run: (editor) => editor.chain().focus().deleteColumn().run() },
  noTable: { run: (editor) => editor.chain().focus().deleteTable().run() },
  undo: { keys: 'Ctrl Z', can: (editor) => editor.can().undo(), run: (editor) => editor.chain().focus().undo().run() },
  redo: {
    keys: 'Ctrl Shift Z',
    can: (editor) => editor.can().redo(),
    run: (editor) => editor.chain().focus().redo().run(),
  },
};

/** The toolbar, a group a line; what belongs to a table is there where one writes in one. */
export const toolGroups: readonly (readonly Tool[])[] = [
  ['paragraph', 'heading', 'subheading'],
  ['bold', 'italic', 'link'],
  ['bulletList', 'orderedList', 'blockquote', 'table'],
  ['undo', 'redo'],
];
export const tableTools: readonly Tool[] = ['rowBelow', 'columnAfter', 'headRow', 'noRow', 'noColumn', 'noTable'];
