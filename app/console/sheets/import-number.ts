import { Refusal } from '#platform/http/refusal.ts';

/** Reads the number of an import in an address. @throws Refusal 404 where it is none */
export function importNumber(text: string | undefined): number {
  if (!/^[1-9]\d{0,14}$/.test(text ?? '')) throw new Refusal(404);
  return Number(text);
}
