import { Editor } from '@tiptap/core';
import { cleanPasted } from '../paste/clean-pasted.ts';
import { hrefOf } from './href-of.ts';
import { htmlOf } from './html-of.ts';
import { extensions } from './nodes.ts';

interface Making {
  /** The empty element that it stands in. */
  place: HTMLElement;
  html: string;
  /** Attributes of the element that is written in. */
  attributes: Record<string, string>;
  /** Told the HTML at each change of it. */
  onChange(html: string): void;
}

/** Makes an editor. Loaded as a chunk of its own, where a text is written. */
export function makeEditor({ place, html, attributes, onChange }: Making): Editor {
  const editor = new Editor({
    element: place,
    extensions,
    content: html,
    // The page's policy refuses styles that a script puts in: rich-text.module.css has them.
    injectCSS: false,
    editorProps: {
      attributes,
      transformPastedHTML: cleanPasted,
      handlePaste: (_, event) => linkPasted(editor, event),
    },
    onUpdate: () => onChange(htmlOf(editor.getJSON())),
  });
  return editor;
}

/** An address that is pasted over words makes them a link. */
function linkPasted(editor: Editor, event: ClipboardEvent): boolean {
  const text = event.clipboardData?.getData('text/plain') ?? '';
  const href = /^(https:\/\/|\/)\S+$/.test(text.trim()) ? hrefOf(text) : undefined;
  if (!href || editor.state.selection.empty) return false;
  return editor.chain().setMark('link', { href }).run();
}
