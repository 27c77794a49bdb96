import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';
import { loggedPath } from '#platform/http/logged-path.ts';

/** What PostgreSQL says of an error in which the row itself stands. */
const rowFields = ['detail', 'where', 'internalQuery'];

/** What keeps personal data out of the log, whoever writes to it. */
export const logOptions: LoggerOptions = {
  serializers: {
    path: (path: unknown) => (typeof path === 'string' ? loggedPath(path) : path),
    err: (error: Error) => {
      const said = pino.stdSerializers.err(error);
      return Object.fromEntries(Object.entries(said).filter(([field]) => !rowFields.includes(field)));
    },
  },
};

/** The log of the process: a JSON object a line. */
export function newLog(destination?: DestinationStream): Logger {
  return pino(logOptions, destination ?? pino.destination());
}
