import { Fragment, useState } from 'react';
import css from './title-words.module.css';
import { hasWords, titlePieces } from './word-breaks.ts';

/**
 * A title whose lines end between its words in Chinese too, which writes them without spaces. The server finds the words; as a
 * page wakes the title stays as it was sent: a browser has another dictionary, and takes its time to read it (decision 95).
 */
export function TitleWords({ children: title }: { children: string }) {
  const [found] = useState(isMadeHere);
  if (!hasWords(title)) return title;
  return (
    <span className={css.words} suppressHydrationWarning>
      {found ? titlePieces(title).map(endable) : title}
    </span>
  );
}

/** A piece, and before all but the first the place where a line may end. */
function endable(piece: string, i: number) {
  return (
    <Fragment key={`${i} ${piece}`}>
      {i > 0 && <wbr />}
      {piece}
    </Fragment>
  );
}

/** On the server, and on a page that is awake; not where a page wakes to what it was sent with. */
function isMadeHere(): boolean {
  return import.meta.env.SSR || document.documentElement.dataset.awake !== undefined;
}
