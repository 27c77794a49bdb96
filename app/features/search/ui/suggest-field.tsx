import { Plural } from '@lingui/react/macro';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import box from '#shell/search-box.module.css';
import { plainField } from '#shell/search-box.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { SuggestionList } from './suggestion-list.tsx';
import { type SuggestedTitle, useSuggestions } from './use-suggestions.ts';

interface SuggestFieldProps {
  id: string;
  /** What was looked for. */
  keyword: string;
}

/**
 * The field of the search page: a plain one, and with script a combobox that suggests titles while one types. Arrows
 * choose, Enter opens what is chosen or searches, Escape closes.
 */
export function SuggestField({ id, keyword }: SuggestFieldProps) {
  const navigate = useNavigate();
  const awake = useAwake();
  const field = useRef<HTMLInputElement>(null);
  const { suggestions, ask, clear } = useSuggestions();
  const [active, setActive] = useState(-1);
  const count = suggestions.length;
  const open = count > 0;
  const list = `${id}-list`;
  const optionId = (i: number) => `${id}-option-${i}`;

  function close() {
    clear();
    setActive(-1);
  }

  function onKeyDown(event: KeyboardEvent) {
    // Enter and arrows belong to the input method while Chinese is being composed.
    if (event.nativeEvent.isComposing) return;
    if (act(event.key)) event.preventDefault();
  }

  /** Does what a key means here. @returns whether it means anything */
  function act(key: string): boolean {
    const chosen = suggestions[active];
    if (!open) {
      if (key === 'ArrowDown') ask(field.current?.value ?? '');
      return key === 'ArrowDown';
    }
    const moved = moveBy(key, active, count);
    if (moved !== undefined) setActive(moved);
    else if (key === 'Escape') close();
    else if (key === 'Enter' && chosen) follow(chosen);
    else return false;
    return true;
  }

  function follow({ url }: SuggestedTitle) {
    void navigate(url);
  }

  const combobox = {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': open,
    'aria-controls': list,
    'aria-activedescendant': active < 0 ? undefined : optionId(active),
  } as const;
  return (
    <>
      <input
        {...plainField}
        {...(awake ? combobox : {})}
        ref={field}
        id={id}
        key={keyword}
        defaultValue={keyword}
        className={box.field}
        onInput={({ currentTarget }) => {
          setActive(-1);
          ask(currentTarget.value);
        }}
        onKeyDown={onKeyDown}
        onBlur={close}
      />
      {awake && (
        <>
          <SuggestionList id={list} suggestions={suggestions} active={active} optionId={optionId} onChoose={follow} />
          <div role="status">
            <VisuallyHidden>{open && <Plural value={count} one="# suggestion" other="# suggestions" />}</VisuallyHidden>
          </div>
        </>
      )}
    </>
  );
}

/** Where an arrow leads: the place after the last suggestion, and before the first, is the field itself (-1). */
function moveBy(key: string, active: number, count: number): number | undefined {
  if (key === 'ArrowDown') return active + 1 < count ? active + 1 : -1;
  if (key === 'ArrowUp') return active < 0 ? count - 1 : active - 1;
  return undefined;
}

/** Whether the page has woken: what only a script can do is not promised before. */
function useAwake(): boolean {
  const [awake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);
  return awake;
}
