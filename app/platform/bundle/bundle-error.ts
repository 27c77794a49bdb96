import type { z } from 'zod';

/** A content bundle that cannot be read: the message names file, field and reason, a line for each fault. */
export class BundleError extends Error {
  override name = 'BundleError';
}

/** What is wrong with what a file holds. @param placeOf the file, and the row in it, that a field stands in */
export function faultsIn(error: z.ZodError, placeOf: (path: PropertyKey[]) => Fault): BundleError {
  const lines = error.issues.map(({ path, message }) => {
    const { file, field } = placeOf(path);
    return [file, ...(field.length > 0 ? [field.map(String).join('.')] : []), message].join(': ');
  });
  return new BundleError(lines.join('\n'));
}

interface Fault {
  file: string;
  field: PropertyKey[];
}
