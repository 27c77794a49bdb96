import { useLingui } from '@lingui/react/macro';
import type { Editor } from '@tiptap/core';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '#ui/console/controls/button.tsx';
import { TextField } from '#ui/console/controls/field.tsx';
import { hrefOf } from './editor/href-of.ts';
import css from './link-dialog.module.css';
import { useFoundPages } from './use-found-pages.ts';

interface LinkDialogProps {
  editor: Editor;
  onClose(): void;
}

/** Where words lead: a page of the site, found by its title, or an address that is typed. */
export function LinkDialog({ editor, onClose }: LinkDialogProps) {
  const { t } = useLingui();
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const before: unknown = editor.getAttributes('link').href;
  const [typed, setTyped] = useState(typeof before === 'string' ? before : '');
  const address = hrefOf(typed);
  const found = useFoundPages(address ? '' : typed);
  useEffect(() => dialog.current?.showModal(), []);
  const choose = (href: string, title: string) => {
    leadTo(editor, href, title);
    dialog.current?.close();
  };
  const enter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    // It stands in the form of the text, which is not to be sent.
    event.preventDefault();
    const [first] = found ?? [];
    if (address) choose(address, address);
    else if (first) choose(first.path, first.title);
  };
  return (
    <dialog ref={dialog} aria-labelledby={`${id}-head`} className={css.dialog} onClose={() => back(editor, onClose)}>
      <h2 id={`${id}-head`}>{t`Link`}</h2>
      <TextField
        id={`${id}-to`}
        name=""
        type="search"
        autoComplete="off"
        autoFocus
        label={t`Page or address`}
        hint={t`Words from a title, or an address starting with https://`}
        value={typed}
        onInput={({ currentTarget }) => setTyped(currentTarget.value)}
        onChange={() => {}}
        onKeyDown={enter}
      />
      <div aria-live="polite">
        {address && (
          <Button type="button" look="main" onClick={() => choose(address, address)}>
            {t`Link to ${address}`}
          </Button>
        )}
        {found && found.length > 0 && (
          <ul role="list" className={css.found}>
            {found.map(({ path, title, kind }) => (
              <li key={path}>
                <button type="button" onClick={() => choose(path, title)}>
                  <span>{title}</span>
                  <small>
                    {kind} · {path}
                  </small>
                </button>
              </li>
            ))}
          </ul>
        )}
        {found?.length === 0 && <p>{t`No published page has these words in its title.`}</p>}
      </div>
      <div className={css.acts}>
        {typeof before === 'string' && (
          <Button
            type="button"
            look="refuse"
            onClick={() => {
              editor.chain().extendMarkRange('link').unsetMark('link').run();
              dialog.current?.close();
            }}
          >
            {t`Remove link`}
          </Button>
        )}
        <Button type="button" onClick={() => dialog.current?.close()}>{t`Close`}</Button>
      </div>
    </dialog>
  );
}

/** Words that are picked lead there, and where none are the page's title is written. */
function leadTo(editor: Editor, href: string, title: string): void {
  const chain = editor.chain();
  if (editor.isActive('link')) chain.extendMarkRange('link').setMark('link', { href }).run();
  else if (!editor.state.selection.empty) chain.setMark('link', { href }).run();
  else chain.insertContent({ type: 'text', text: title, marks: [{ type: 'link', attrs: { href } }] }).run();
}

function back(editor: Editor, onClose: () => void): void {
  onClose();
  editor.commands.focus();
}
