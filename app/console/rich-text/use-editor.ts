import type { Editor } from '@tiptap/core';
import { type RefObject, useEffect, useReducer, useState } from 'react';

interface Parts {
  /** Holds the text: what a native form sends. */
  area: RefObject<HTMLTextAreaElement | null>;
  /** Where the editor is to stand. */
  place: RefObject<HTMLDivElement | null>;
  /** Of the element that is written in, once. */
  attributes: Record<string, string>;
}

/** The editor over a text, from when its chunk has come; each change of it is written into the text. */
export function useEditor({ area, place, attributes }: Parts): Editor | undefined {
  const [editor, setEditor] = useState<Editor>();
  const [, renew] = useReducer((count: number) => count + 1, 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an editor is made once; what it is called does not change under it
  useEffect(() => {
    const given = new AbortController();
    let made: Editor | undefined;
    // Where the chunk does not come the text is written as HTML, as without script.
    import('./editor/make-editor.ts').then(
      ({ makeEditor }) => {
        if (given.signal.aborted || !area.current || !place.current) return;
        made = makeEditor({
          place: place.current,
          html: area.current.value,
          attributes,
          onChange: (html) => write(area.current, html),
        });
        made.on('transaction', renew);
        follow(area.current, made, given.signal);
        setEditor(made);
      },
      () => {},
    );
    return () => {
      given.abort();
      made?.destroy();
      setEditor(undefined);
    };
  }, []);
  return editor;
}

/** As if it had been typed there: whatever listens to the form hears of it. */
function write(area: HTMLTextAreaElement | null, html: string): void {
  if (!area || area.value === html) return;
  area.value = html;
  area.dispatchEvent(new Event('input', { bubbles: true }));
}

/** What is typed as HTML, or put back with the form, the editor shows as well. */
function follow(area: HTMLTextAreaElement, editor: Editor, signal: AbortSignal): void {
  const show = () => editor.commands.setContent(area.value, { emitUpdate: false });
  area.addEventListener('input', ({ isTrusted }) => isTrusted && show(), { signal });
  area.form?.addEventListener('reset', () => queueMicrotask(show), { signal });
}
