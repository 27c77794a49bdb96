import { Fragment, useState } from 'react';
import css from './title-words.module.css';
import { hasWords, titlePieces } from './word-breaks.ts';

/**
 * A title whose lines end between its words in Chinese too, which writes them without spaces. The server finds the words; as a
 * page wakes the title stays as it was sent: a browser has another dictionary, and takes its time to read it (decision 95).
 */
export function TitleWords({ children: title }: { children: string }) {
  const [found] = useState(isMadeHere);
  if (!hasWords(title)) return withWholeNames(title);
  return (
    <span className={css.words} suppressHydrationWarning>
      {found ? titlePieces(title).map(endable) : title}
    </span>
  );
}

/** Two words that a hyphen joins, in a column that is wide enough for them: a line does not end at it. */
const joined = /((?<!\S)[^\s-]{1,8}-[^\s-]{1,8}(?!\S))/;

function withWholeNames(title: string) {
  const parts = title.split(joined);
  return parts.length === 1 ? title : <span>{parts.map(whole)}</span>;
}

/** What stands between joined words as it is, and every second part, the joined words, whole. */
function whole(part: string, i: number) {
  if (i % 2 === 0) return part;
  return (
    <span key={`${i} ${part}`} className={css.whole}>
      {part}
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
