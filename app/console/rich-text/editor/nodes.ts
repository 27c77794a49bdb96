import { type AnyExtension, Extension, Mark, mergeAttributes } from '@tiptap/core';
import { Blockquote } from '@tiptap/extension-blockquote';
import { Bold } from '@tiptap/extension-bold';
import { Document } from '@tiptap/extension-document';
import { Heading } from '@tiptap/extension-heading';
import { Italic } from '@tiptap/extension-italic';
import { BulletList, ListItem, ListKeymap, OrderedList } from '@tiptap/extension-list';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { Text } from '@tiptap/extension-text';
import { UndoRedo } from '@tiptap/extensions';
import { hrefOf } from './href-of.ts';

/** A link of a text. What is written behind it does not belong to it. */
const Link = Mark.create({
  name: 'link',
  inclusive: false,
  addAttributes: () => ({ href: { default: '' } }),
  parseHTML: () => [
    {
      tag: 'a[href]',
      getAttrs: ({ attributes }) => (hrefOf(attributes.getNamedItem('href')?.value ?? '') ? null : false),
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['a', HTMLAttributes, 0],
});

/** A cell as texts may have it: of one row and one column, as wide as its words. */
const plainCell = {
  content: '(paragraph | bulletList | orderedList)+',
  addAttributes: () => ({
    colspan: { default: 1, parseHTML: () => 1, rendered: false },
    rowspan: { default: 1, parseHTML: () => 1, rendered: false },
    colwidth: { default: null, parseHTML: () => null, rendered: false },
  }),
};

const PlainTable = Table.extend({
  renderHTML: ({ HTMLAttributes }) => ['table', mergeAttributes(HTMLAttributes), ['tbody', 0]],
}).configure({ View: null });

/** Texts have no lines within paragraphs: a paragraph ends, however it is asked for. */
const LineEnds = Extension.create({
  name: 'lineEnds',
  addKeyboardShortcuts() {
    return { 'Shift-Enter': () => this.editor.commands.keyboardShortcut('Enter') };
  },
});

/** All that a text may hold: what `sanitiseBody` lets through, and nothing else. */
export const extensions: AnyExtension[] = [
  ...[Document, Paragraph, Text, Heading.configure({ levels: [2, 3] }), Blockquote],
  ...[BulletList, OrderedList, ListItem, ListKeymap],
  ...[PlainTable, TableRow, TableCell.extend(plainCell), TableHeader.extend(plainCell)],
  ...[Bold, Italic, Link, UndoRedo, LineEnds],
];
