import { type Placed, type Span, slotsOf } from '../placing.ts';

/** Where something lies in the plane of the grid, in pixels. */
export interface Cellbox {
  left: number;
  top: number;
  width: number;
  height: number;
}

interface Measured {
  rooms: readonly { key: string }[];
  rows: Span;
}

/** Where an event lies, or would lie, in the table as it is drawn: its rows may be of different heights. */
export function boxOf(table: HTMLTableElement, { rooms, rows }: Measured, event: Placed): Cellbox | undefined {
  const head = table.tHead?.rows[0]?.cells[rooms.findIndex(({ key }) => key === event.room) + 1];
  const { from, to } = slotsOf(event);
  const [first, last] = [rowsOf(table)[from - rows.from], rowsOf(table)[to - 1 - rows.from]];
  if (!head || !first || !last) return undefined;
  const top = first.offsetTop;
  return { left: head.offsetLeft, width: head.offsetWidth, top, height: last.offsetTop + last.offsetHeight - top };
}

/** The row and the column under a point of the window; the nearest ones where it is beside the table. */
export function cellAtPoint(
  table: HTMLTableElement,
  { x, y }: { x: number; y: number },
): { row: number; column: number } {
  const heads = [...(table.tHead?.rows[0]?.cells ?? [])].slice(1);
  return {
    row: placeAmong(rowsOf(table), y, (row) => row.getBoundingClientRect().bottom),
    column: placeAmong(heads, x, (head) => head.getBoundingClientRect().right),
  };
}

const rowsOf = (table: HTMLTableElement) => [...(table.tBodies[0]?.rows ?? [])];

/** The first that ends behind a point. */
function placeAmong<Each>(all: readonly Each[], at: number, endOf: (each: Each) => number): number {
  const found = all.findIndex((each) => at < endOf(each));
  return found === -1 ? all.length - 1 : found;
}
