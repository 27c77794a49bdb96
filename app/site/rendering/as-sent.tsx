import type { HTMLAttributes, ReactNode } from 'react';
import type { SentOnce } from '#platform/http/sent-once.ts';
import css from './as-sent.module.css';
import { useKeptMarkup } from './kept-markup.tsx';
import { markupByData } from './markup-by-data.ts';

interface AsSentProps<T> extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** What it is made of, as the loader's `sentOnce` returned it. */
  of: SentOnce<T>;
  /** Names it within its page. */
  name: string;
  as?: 'div' | 'ul' | 'tbody';
  /** Its data is kept in the process for many pages, and so is its markup: it depends on that data and the language alone. */
  kept?: boolean;
  children: (value: T) => ReactNode;
}

/**
 * A part of the page that stays as the server sent it when the page wakes: its data did not come along. Nothing in it may
 * listen or change; links work, for one listener follows them all. On a page that was reached softly it is rendered here.
 */
export function AsSent<T>({
  of,
  name,
  as: Element = 'div',
  className = css.whole,
  kept = false,
  children,
  ...rest
}: AsSentProps<T>) {
  const keep = useKeptMarkup();
  const { value } = of;
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
      dangerouslySetInnerHTML={{ __html: known ?? markupOf(of, name) }}
      suppressHydrationWarning
    />
  );
}

/** By the loader's data and the name: should a part be mounted anew with the same data, its markup is no longer in the document. */
function markupOf(of: object, name: string): string {
  return markupByData(of, name, () => document.querySelector(`[data-as-sent="${name}"]`)?.innerHTML ?? '');
}
