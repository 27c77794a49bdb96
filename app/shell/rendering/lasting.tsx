import { type HTMLAttributes, type ReactNode, useState } from 'react';
import { useKeptMarkup } from './kept-markup.tsx';

interface LastingProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** What it is made of, beside the language: data that many pages share, kept in the process. */
  of: object;
  id: string;
  as?: 'div' | 'footer';
  children: () => ReactNode;
}

/**
 * A part of the shell that is the same on every page of a language. The server renders it once for many pages; as the page
 * wakes it stays as it was sent. Nothing in it may listen, change, or know which page it is on; links and popovers work.
 */
export function Lasting({ of, id, as: Element = 'div', children, ...rest }: LastingProps) {
  const keep = useKeptMarkup();
  const [sent] = useState(() => sentAs(of, id));
  const markup = sent ?? keep(of, id, children);
  if (markup === undefined)
    return (
      <Element id={id} {...rest}>
        {children()}
      </Element>
    );
  return (
    <Element
      id={id}
      {...rest}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: what React has written here before, or the server
      dangerouslySetInnerHTML={{ __html: markup }}
      suppressHydrationWarning
    />
  );
}

/** As the page woke: what each part was made of, and its markup. */
const woken = new Map<string, { of: object; markup: string | undefined }>();

/** @returns the part's markup as it was sent, where it was made of the same: a shell that had no data is not that of one that has */
function sentAs(of: object, id: string): string | undefined {
  if (import.meta.env.SSR) return undefined;
  const part = woken.get(id) ?? { of, markup: document.getElementById(id)?.innerHTML };
  woken.set(id, part);
  return part.of === of ? part.markup : undefined;
}
