import { useLingui } from '@lingui/react/macro';
import type { Editor } from '@tiptap/core';
import { Fragment, type KeyboardEvent, type Ref, useState } from 'react';
import css from './rich-text.module.css';
import { ToolSign } from './tool-sign.tsx';
import { type Tool, tableTools, toolActs, toolGroups } from './tools.ts';
import { useToolNames } from './use-tool-names.ts';

interface ToolbarProps {
  ref: Ref<HTMLDivElement>;
  editor: Editor;
  /** Of the text that it is about. */
  id: string;
  onLink(): void;
}

/** Styles of the text: one stop of the Tab key, arrows lead through it, Escape back into the text. */
export function Toolbar({ ref, editor, id, onLink }: ToolbarProps) {
  const { t } = useLingui();
  const names = useToolNames();
  const [current, setCurrent] = useState<Tool>('paragraph');
  const groups = editor.isActive('table') ? [...toolGroups, tableTools] : toolGroups;
  const stop = groups.flat().includes(current) ? current : 'paragraph';
  const step = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Escape') return editor.commands.focus();
    const next = nextButton(event.currentTarget, event.key);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  return (
    <div
      ref={ref}
      id={`${id}-tools`}
      role="toolbar"
      aria-label={t`Text style`}
      // Of several on a page each is called after its text as well.
      aria-labelledby={`${id}-tools ${id}-label`}
      aria-controls={id}
      className={css.tools}
      onKeyDown={step}
    >
      {groups.map((tools, i) => (
        <Fragment key={tools[0]}>
          {i > 0 && <span className={css.rule} />}
          {tools.map((tool) => (
            <ToolButton
              key={tool}
              tool={tool}
              name={names[tool]}
              editor={editor}
              isStop={tool === stop}
              onFocus={() => setCurrent(tool)}
              onLink={onLink}
            />
          ))}
        </Fragment>
      ))}
    </div>
  );
}

/** The room of a toolbar where there is none yet: what stands below it stays where it is when it comes. */
export function ToolbarRoom() {
  return (
    <div aria-hidden="true" className={`${css.tools} ${css.room}`}>
      {toolGroups.map((tools, i) => (
        <Fragment key={tools[0]}>
          {i > 0 && <span className={css.rule} />}
          {tools.map((tool) => (
            <span key={tool} className={css.tool} />
          ))}
        </Fragment>
      ))}
    </div>
  );
}

interface ToolButtonProps {
  tool: Tool;
  name: string;
  editor: Editor;
  isStop: boolean;
  onFocus(): void;
  onLink(): void;
}

function ToolButton({ tool, name, editor, isStop, onFocus, onLink }: ToolButtonProps) {
  const act = tool === 'link' ? linkAct(onLink) : toolActs[tool];
  return (
    <button
      type="button"
      className={css.tool}
      title={act.keys ? `${name} (${act.keys})` : name}
      aria-label={name}
      aria-pressed={act.isOn?.(editor)}
      aria-keyshortcuts={act.keys?.replace('Ctrl', 'Control').replaceAll(' ', '+')}
      aria-disabled={act.can?.(editor) === false ? true : undefined}
      tabIndex={isStop ? 0 : -1}
      onFocus={onFocus}
      // The place in the text stays where it is while a mouse is on a button.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => act.can?.(editor) !== false && act.run(editor)}
    >
      <ToolSign tool={tool} />
    </button>
  );
}

function linkAct(run: () => void): (typeof toolActs)['bold'] {
  return { keys: 'Ctrl K', isOn: (editor) => editor.isActive('link'), run };
}

function nextButton(bar: HTMLElement, key: string): HTMLElement | undefined {
  const buttons = [...bar.querySelectorAll('button')];
  const at = buttons.findIndex((button) => button.matches(':focus'));
  const places: Record<string, number> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 };
  const place = places[key];
  return place === undefined ? undefined : buttons.at(place % buttons.length);
}
