/**
 * Reads `?page=` of a list with filters, where what is blank counts as absent: the first page then.
 * @returns undefined where it is no page number
 */
export function readPage(value: string | null): number | undefined {
  if (!value) return 1;
  return /^[1-9]\d{0,4}$/.test(value) ? Number(value) : undefined;
}
