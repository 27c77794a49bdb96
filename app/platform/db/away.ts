import pg from 'pg';
import { codeOf } from '#platform/error-code.ts';

/**
 * The database is away, or a connection to it broke: nothing is wrong with what was asked. The request answers 503 and may
 * come again; what it was to write may have been written, so nobody here does it a second time.
 */
export class DatabaseAway extends Error {
  override name = 'DatabaseAway';
  /** PostgreSQL's or the system's own name for it: `57P01`, `ECONNREFUSED`. */
  readonly code: string | undefined;

  constructor(cause: unknown) {
    const code = codeOf(cause);
    const message = cause instanceof Error ? cause.message : undefined;
    super(`The database is away: ${[code, message].filter(Boolean).join(', ')}`, { cause });
    this.code = code;
  }
}

/** Whether an error, or one that it names as its cause, says that the database is away. By name: the bundle has a class of its own. */
export function isDatabaseAway(error: unknown): boolean {
  for (let each = error; each instanceof Error; each = each.cause) if (each.name === 'DatabaseAway') return true;
  return false;
}

/**
 * What PostgreSQL says when it answers and cannot do what is asked for now (Appendix A of its manual): its disk or its memory is
 * full, all its connections are taken, it is a standby that takes no writes.
 */
const short = new Set(['53100', '53200', '53300', '25006']);
/** And when it cannot serve at all: an administrator or a crash ends the session, it starts up or shuts down. */
const away = new Set(['57P01', '57P02', '57P03', '57P05', ...short]);
const connectionException = '08';

/**
 * What an error of the driver means. The one place where that is decided: everything else stays what it is, a fault.
 * @param broken whether the connection was lost, or never made: then the driver's own errors, which have no code of
 *   PostgreSQL's, mean that
 */
export function readDriverError(error: unknown, broken: boolean): unknown {
  const isAway =
    error instanceof pg.DatabaseError
      ? away.has(error.code ?? '') || error.code?.startsWith(connectionException)
      : broken;
  return isAway ? new DatabaseAway(error) : error;
}

/** Whether the server answers all the same: what can still be read is read. */
export function isThere(error: unknown): boolean {
  return error instanceof pg.DatabaseError && short.has(error.code ?? '');
}
