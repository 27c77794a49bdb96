import { type ReactNode, useState } from 'react';
import { keysOf } from '#platform/keys-of.ts';
import { MOTIFS } from './motifs.ts';
import { medal, rowOf } from './outlines.ts';
import styles from './weave.module.css';

const place = 'weave-motifs';

/** On the server; in the browser the drawings already stand in the page, and the bundle has none of their lines. */
const drawn = import.meta.env.SSR ? symbols() : undefined;

/** The motifs that weaves are made of, hidden: the shell puts them into every page once, before the first weave. */
export function WeaveMotifs(): ReactNode {
  const [html] = useState(() => drawn ?? document.getElementById(place)?.innerHTML ?? '');
  const own = { id: place, className: styles.motifs, width: 0, height: 0, 'aria-hidden': true };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by the server from constants, and not hydrated: forty elements less (record 56)
  return <svg {...own} dangerouslySetInnerHTML={{ __html: html }} suppressHydrationWarning />;
}

function symbols(): string {
  const rows = keysOf(MOTIFS).map((name) => ({ name, ...rowOf(name) }));
  const groups = [...rows, { name: 'medal', ...medal() }].map(({ name, main, accent }) => {
    return `<g id="w-${name}"><path d="${main}"></path><path fill="currentColor" d="${accent}"></path></g>`;
  });
  return `<defs>${groups.join('')}</defs>`;
}
