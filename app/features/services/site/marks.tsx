import css from './marks.module.css';

interface MarksProps {
  /** What something has to offer; what is empty is left out. */
  marks: (string | false | undefined)[];
  /** What one must know before going there. */
  caution?: string | false;
}

/** Short facts side by side. */
export function Marks({ marks, caution }: MarksProps) {
  return (
    <ul role="list" className={css.marks}>
      {caution && <li className={css.caution}>{caution}</li>}
      {marks
        .filter((mark) => mark !== undefined && mark !== false)
        .map((mark) => (
          <li key={mark}>{mark}</li>
        ))}
    </ul>
  );
}
