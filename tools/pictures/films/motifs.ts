/** The site's eight by eight motifs: whether the stitch at a column and row is of the second colour. */
export type Motif = (column: number, row: number) => boolean;

const within = (value: number) => ((value % 8) + 8) % 8;
const fromMiddle = (value: number) => Math.abs(within(value) - 3.5);

export const lozenges: Motif = (column, row) => fromMiddle(column) + fromMiddle(row) < 4;
export const hourglasses: Motif = (column, row) => fromMiddle(row) >= fromMiddle(column);
export const zigzag: Motif = (column, row) => within(row + Math.floor(fromMiddle(column))) < 3;
export const basket: Motif = (column, row) => within(column) < 4 === within(row) < 4;
export const lattice: Motif = (column, row) => {
  const ring = Math.max(fromMiddle(column), fromMiddle(row));
  return ring > 3 || (ring > 1 && ring < 2);
};
export const meander: Motif = (column, row) => {
  const [across, down] = [within(column), within(row)];
  return (
    down === 0 || (across === 0 && down < 6) || (down === 5 && across < 5) || (across === 4 && down > 2 && down < 6)
  );
};

export const motifs: Motif[] = [lozenges, zigzag, hourglasses, lattice, basket, meander];
