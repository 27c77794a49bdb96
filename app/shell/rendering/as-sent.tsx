import { type HTMLAttributes, type ReactNode, useState } from 'react';
import type { Sendable, SentOnce } from '#platform/router/data/sent-once.ts';
import css from './as-sent.module.css';
import { useKeptMarkup } from './kept-markup.tsx';
import { markupByData } from './markup-by-data.ts';

interface AsSentProps<T extends Sendable> extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** What it is made of, as the loader's `sentOnce` returned it. */
  of: SentOnce<T>;
  /** Names it within its page. */
  name: string;
  as?: 'div' | 'ul' | 'tbody';
  /** Its data is kept in the process for many pages, and so is its markup: it depends on that data and the language alone. */
  kept?: boolean;
  /**
   * As long as this is the same, the very element that was sent stays when its data comes with a soft navigation of the page:
   * what was typed, unfolded or focused in it. `true`: whatever the page's address says does not change it.
   */
  stays?: string | true;
  children: (value: T) => ReactNode;
}

/**
 * A part of the page that stays as the server sent it when the page wakes: its data did not come along. Nothing in it may
 * listen or change; links work, for one listener follows them all. On a page that was reached softly it is rendered here.
 */
export function AsSent<T extends Sendable>({
  of,
  name,
  as: Element = 'div',
  // A box with a role of its own must be one: without it, the rows of a table may be none to a screen reader.
  className = Element === 'div' ? css.whole : undefined,
  kept = false,
  stays,
  children,
  ...rest
}: AsSentProps<T>) {
  const keep = useKeptMarkup();
  const shown = useAsWoken(of, stays);
  const { value } = shown;
  const attributes = { ...rest, className, 'data-as-sent': name };
  const known = kept && value instanceof Object ? keep(value, name, () => children(value)) : undefined;
  if (value !== undefined && known === undefined)
    return (
      <Element key="made" {...attributes}>
        {children(value)}
      </Element>
    );
  return (
    <Element
      key="sent"
      {...attributes}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the markup that stands there, which React leaves as it is; on the server, what React made of the same data before
      dangerouslySetInnerHTML={{ __html: known ?? markupOf(shown, name) }}
      suppressHydrationWarning
    />
  );
}

/** @returns what came without its data as the page woke, until `stays` is another; then, and without one, `of` */
function useAsWoken<T extends Sendable>(of: SentOnce<T>, stays: string | true | undefined): SentOnce<T> {
  const [woken, setWoken] = useState(stays !== undefined && of.value === undefined ? { of, stays } : undefined);
  if (woken === undefined) return of;
  if (woken.stays === stays) return woken.of;
  setWoken(undefined);
  return of;
}

/** By the loader's data and the name: should a part be mounted anew with the same data, its markup is no longer in the document. */
function markupOf(of: object, name: string): string {
  return markupByData(of, name, () => document.querySelector(`[data-as-sent="${name}"]`)?.innerHTML ?? '');
}
