import type { Cell } from '../reading/cell.ts';

/** Characters that a cell of Excel holds. */
export const mostInCell = 32_767;

/** Stands in a cell of an XLSX file for a text that is longer than a cell. Whoever reads it back leaves the text as it is. */
export const tooLongForCell = '#TOO-LONG-FOR-A-CELL';

/** Whether a cell says that its text stays as it is. */
export const keptAsItIs = (cell: Cell): boolean => cell === tooLongForCell;
