import type { ReactNode } from 'react';
import css from './rich-text.module.css';
import type { Tool } from './tools.ts';

const grid = 'M1.5 2.5h13v11h-13zM1.5 6.2h13M1.5 9.8h13M6 2.5v11M10.5 2.5v11';

const signs: Record<Tool, ReactNode> = {
  paragraph: '¶',
  heading: <b>H1</b>,
  subheading: 'H2',
  bold: <b>B</b>,
  italic: <em>I</em>,
  link: <path d="M7 4.5 9 2.6a2.9 2.9 0 0 1 4.2 4.2l-2.1 2M9 11.5 7 13.4a2.9 2.9 0 0 1-4.2-4.2l2.1-2M6 10l4-4" />,
  bulletList: <path d="M6 3.5h9M6 8h9M6 12.5h9M2 3.5h1.2M2 8h1.2M2 12.5h1.2" />,
  orderedList: <path d="M7 3.5h8M7 8h8M7 12.5h8M2 2.2h1.2v3M1.6 9.2c1.8-1.6 2.6.2 1.4 1.3l-1.4 1.8h2.2" />,
  blockquote: <path d="M6.5 4C4 4.8 2.4 6.6 2.4 9v2.8h3.8V8H4.2M14 4c-2.5.8-4.1 2.6-4.1 5v2.8h3.8V8h-2" />,
  table: <path d={grid} />,
  rowBelow: <path d="M1.5 2h13v5h-13zM8 9.5v5M5.500 12h5" />,
  columnAfter: <path d="M2 1.500h5v13H2zM12 5.500v5M9.500 8h5" />,
  headRow: (
    <>
      <path d={grid} />
      <path className={css.filled} d="M1.5 2.5h13v3.7h-13z" />
    </>
  ),
  noRow: <path d="M1.5 2h13v5h-13zM5.500 12h5" />,
  noColumn: <path d="M2 1.500h5v13H2zM9.500 8h5" />,
  noTable: <path d={`${grid}M1 15 15 1`} />,
  undo: <path d="M5.500 3 2.500 6l3 3M3 6h6.500a4 4 0 0 1 0 8H7" />,
  redo: <path d="m10.500 3 3 3-3 3M13 6H6.500a4 4 0 0 0 0 8H9" />,
};

/** What stands on a button of the toolbar; its name says the same. */
export function ToolSign({ tool }: { tool: Tool }) {
  const sign = signs[tool];
  const isDrawn = typeof sign === 'object' && !['heading', 'bold', 'italic'].includes(tool);
  if (!isDrawn) return <span aria-hidden="true">{sign}</span>;
  return (
    <svg viewBox="0 0 16 16" className={css.sign} aria-hidden="true">
      {sign}
    </svg>
  );
}
