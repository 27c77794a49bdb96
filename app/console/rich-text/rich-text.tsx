import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { Button } from '#ui/console/controls/button.tsx';
import { Icon } from '#ui/console/icon.tsx';
import { LinkDialog } from './link-dialog.tsx';
import css from './rich-text.module.css';
import { Toolbar, ToolbarRoom } from './toolbar.tsx';
import { useEditor } from './use-editor.ts';

interface RichTextProps {
  /** Also its address within the page. */
  id: string;
  name: string;
  label: ReactNode;
  /** The language that the text is in; undefined where it is in none. */
  lang: string | undefined;
  /** HTML as `sanitiseBody` left it, or as it was typed. */
  defaultValue: string;
  hint?: ReactNode;
  error?: string | undefined;
  /** The form that sends it, where it stands in none. */
  form?: string;
  /** Told the HTML at each change of it. */
  onText?(html: string): void;
}

/**
 * A text with headings, lists, tables, stress and links. In the markup it is a field of several lines that holds HTML; once awake an
 * editor stands over it, which writes each change into it, so that the form sends it as before.
 */
export function RichText({ id, name, label, lang, defaultValue, hint, error, form, onText }: RichTextProps) {
  const { t } = useLingui();
  const area = useRef<HTMLTextAreaElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const tools = useRef<HTMLDivElement>(null);
  const [asHtml, setAsHtml] = useState(false);
  const [linking, setLinking] = useState(false);
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined;
  const editor = useEditor({ area, place, attributes: writingAttributes({ id, lang, described, error }) });
  const isOver = editor !== undefined && !asHtml;
  const openLink = () => editor && setLinking(true);
  return (
    <div className={error ? `${css.field} ${css.wrong}` : css.field}>
      <div className={css.head}>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: leads into the editor, where the Tab key leads as well */}
        <label
          id={`${id}-label`}
          htmlFor={editor ? `${id}-html` : id}
          onClick={() => isOver && editor.commands.focus()}
        >
          {label}
        </label>
        {editor && (
          <Button type="button" look="quiet" slim aria-pressed={asHtml} onClick={() => setAsHtml(!asHtml)}>
            HTML
          </Button>
        )}
      </div>
      {isOver ? <Toolbar ref={tools} editor={editor} id={id} onLink={openLink} /> : <ToolbarRoom />}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys for what is written within */}
      <div
        ref={place}
        hidden={!isOver}
        className={css.page}
        onKeyDown={(event) => lead(event, { tools: tools.current, openLink })}
      />
      <textarea
        ref={area}
        id={editor ? `${id}-html` : id}
        name={name}
        form={form}
        lang={lang}
        rows={8}
        spellCheck={!asHtml}
        defaultValue={defaultValue}
        onInput={({ currentTarget }) => onText?.(currentTarget.value)}
        hidden={isOver}
        aria-describedby={described}
        aria-invalid={error ? true : undefined}
        className={asHtml ? css.html : undefined}
      />
      {error && (
        <p id={`${id}-error`} className={css.error}>
          <Icon name="warn" /> {error}
        </p>
      )}
      {hint && <p id={`${id}-hint`}>{hint}</p>}
      <p className={isOver ? css.hint : `${css.hint} ${css.room}`}>
        {t`Alt F10 moves to the toolbar, Ctrl K adds a link.`}
      </p>
      {editor && linking && <LinkDialog editor={editor} onClose={() => setLinking(false)} />}
    </div>
  );
}

function writingAttributes({
  id,
  lang,
  described,
  error,
}: Pick<RichTextProps, 'id' | 'lang' | 'error'> & { described: string | undefined }): Record<string, string> {
  return {
    id,
    ...(lang ? { lang } : {}),
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-labelledby': `${id}-label`,
    ...(described ? { 'aria-describedby': described } : {}),
    ...(error ? { 'aria-invalid': 'true' } : {}),
  };
}

/** Keys that lead out of the text: to the styles, as editors have it, and to the link. */
function lead(event: KeyboardEvent, { tools, openLink }: { tools: HTMLElement | null; openLink(): void }): void {
  const { key, altKey, ctrlKey, metaKey, nativeEvent } = event;
  if (nativeEvent.isComposing) return;
  if (key === 'F10' && altKey) tools?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  else if (key.toLowerCase() === 'k' && (ctrlKey || metaKey)) openLink();
  else return;
  event.preventDefault();
  event.stopPropagation();
}
