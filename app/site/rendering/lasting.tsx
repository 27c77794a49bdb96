import { type HTMLAttributes, type ReactNode, useState } from 'react';
import { useKeptMarkup } from './kept-markup.tsx';

interface LastingProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** What it is made of, beside the language: data that many pages share, kept in the process. */
  of: object;
  /** Names it within its page. */
  name: string;
  as?: 'div' | 'footer';
  children: () => ReactNode;
}

/**
 * A part of the shell that is the same on every page of a language. The server renders it once for many pages; as the page
 * wakes it stays as it was sent. Nothing in it may listen, change, or know which page it is on; links and popovers work.
 */
export function Lasting({ of, name, as: Element = 'div', children, ...rest }: LastingProps) {
  const keep = useKeptMarkup();
  const [sent] = useState(() => sentAs(name));
  const markup = sent ?? keep(of, name, children);
  if (markup === undefined) return <Element {...rest}>{children()}</Element>;
  return (
    <Element
      {...rest}
      data-as-sent={name}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: what React has written here before, or the server
      dangerouslySetInnerHTML={{ __html: markup }}
      suppressHydrationWarning
    />
  );
}

/** The part's markup in a page that wakes. */
function sentAs(name: string): string | undefined {
  return import.meta.env.SSR ? undefined : document.querySelector(`[data-as-sent="${name}"]`)?.innerHTML;
}
