/** What browsers tell of the connection; not all of them do. */
export interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether the visitor asks to save data or the connection is slow: then nothing is loaded that nobody asked for. */
export function isThrifty(connection = (navigator as { connection?: Connection }).connection): boolean {
  return !!connection?.saveData || /[23]g/.test(connection?.effectiveType ?? '');
}
