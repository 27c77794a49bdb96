import { z } from 'zod';

const mostProcesses = 64;
const postgres = z.url({ protocol: /^postgres(ql)?$/, error: 'expected postgres://user:password@host:port/database' });

/** The settings of a site of several processes, and of a pooler before its database. */
export const processSettings = {
  PROCESSES: z
    .string()
    .regex(/^\d{1,2}$/, `expected a whole number from 1 to ${mostProcesses}`)
    .transform(Number)
    .pipe(z.int().min(1, 'expected at least 1').max(mostProcesses, `expected at most ${mostProcesses}`))
    .default(1),
  METRICS_PORT: z
    .string()
    .regex(/^\d{1,5}$/, 'expected a port from 1 to 65535')
    .transform(Number)
    .pipe(z.int().min(1).max(65535, 'expected a port from 1 to 65535'))
    .optional(),
  DATABASE_DIRECT_URL: postgres.optional(),
};

/** The settings that hang together. */
interface Given {
  PROCESSES: number;
  METRICS_PORT?: number | undefined;
  DATABASE_URL?: string | undefined;
  DATABASE_DIRECT_URL?: string | undefined;
}

/** What keeps these settings from working together: a sentence for each, beginning with its name. */
export function problemsOfProcesses({ PROCESSES, METRICS_PORT, DATABASE_URL, DATABASE_DIRECT_URL }: Given): string[] {
  const problems: string[] = [];
  if (PROCESSES > 1 && !DATABASE_URL)
    problems.push('PROCESSES: more than 1 needs DATABASE_URL, the embedded database is one process’s');
  if (DATABASE_DIRECT_URL && !DATABASE_URL) problems.push('DATABASE_DIRECT_URL: accepted beside DATABASE_URL only');
  if (METRICS_PORT !== undefined && METRICS_PORT + PROCESSES - 1 > 65535)
    problems.push('METRICS_PORT: leaves no port for each of the PROCESSES');
  return problems;
}
