/** A piece of a text that is compared with what it was. */
export interface Piece {
  is: 'same' | 'gone' | 'new';
  text: string;
}

/** What has changed in a text: struck what has gone, underlined what has come. */
export function Changed({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map(({ is, text }, at) => {
    const key = `${at} ${text}`;
    if (is === 'gone') return <del key={key}>{text}</del>;
    if (is === 'new') return <ins key={key}>{text}</ins>;
    return <span key={key}>{text}</span>;
  });
}
