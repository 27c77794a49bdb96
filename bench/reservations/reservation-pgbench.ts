import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Schema } from '#db/schema/tables.gen.ts';
import { takePlaces } from '#features/reservations/booking/take-places.server.ts';
import { newParty } from '#features/reservations/parties/party.server.ts';
import { settingsOfProcess } from '#platform/config/settings.ts';
import { playedSecrets } from '#tests/support/sites/played-secrets.ts';

const run = promisify(execFile);

/** Clients at once that are tried; the best one counts. */
const tried = [4, 8, 16, 32];

export interface PgbenchResult {
  perSecond: number;
  clients: number;
}

interface Load {
  date: string;
  party: number;
  seconds: number;
}

/** What the database does of the same statements without anything in front of it: prepared, at the best number of clients. */
export async function bestOfPgbench(url: string, load: Load): Promise<PgbenchResult> {
  const directory = mkdtempSync(join(tmpdir(), 'expo-pgbench-'));
  const script = join(directory, 'reserve.sql');
  writeFileSync(script, await reservationScript(url, load));
  let best: PgbenchResult = { perSecond: 0, clients: 0 };
  for (const clients of tried) {
    const flags = ['-n', '-M', 'prepared', '-j', '2', '-T', String(load.seconds), '-c', String(clients), '-f', script];
    const { stdout } = await run('pgbench', [...flags, url]);
    const perSecond = Number(/tps = ([\d.]+)/.exec(stdout)?.[1]);
    if (perSecond > best.perSecond) best = { perSecond, clients };
  }
  rmSync(directory, { recursive: true });
  return best;
}

/** The statement of one reservation as the site sends it, made into a script in which every run is another party's. */
async function reservationScript(url: string, { date, party: size }: Load): Promise<string> {
  const statements: string[] = [];
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  const db = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool }),
    log: ({ level, query }) => {
      if (level === 'query') statements.push(withParameters(query.sql, query.parameters));
    },
  });
  const settings = settingsOfProcess({ ...playedSecrets, DATA_DIR: '/nowhere' });
  const site = { db, settings, clock: { now: () => new Date() }, locale: 'en-US' as const };
  const to = { channel: 'sms', address: '+260971234567' } as const;
  const visitors = Array.from({ length: size }, (_, i) => ({
    name: 'Visitor of pgbench',
    idType: 'passport' as const,
    number: `PGBENCH${i}`,
    person: `passport PGBENCH${i}`,
  }));
  const order = { date, visitors, contactName: 'Contact Person', contactPhone: to.address, contactCountry: 'ZM' };
  const party = newParty(site, order, to);
  const answer = {
    outcome: 'reserved',
    id: party.id,
    tickets: visitors.map(({ name, idType }) => ({ ticketId: 'x'.repeat(22), ticket: 'x'.repeat(130), name, idType })),
  } as const;
  const kind = { request: 'pgbench request', body: 'pgbench body' };
  const request = { kind, caller: ['pgbench'], key: 'pgbench', body: order };
  const text = `Reserved: Saturday 12 June 2027, visitors: ${size}. Tickets: http://localhost:3000/en-US/reservation/tickets/${party.id}`;
  const message = { channel: to.channel, to: to.address, subject: text, text };
  await db
    .transaction()
    .execute(async (tx) => {
      await takePlaces({ ...site, db: tx }, [{ party, message, note: { request, answer } }]);
      // Only looked at: nothing is to be left of it.
      throw new Error('seen');
    })
    .catch((error: Error) => {
      if (error.message !== 'seen') throw error;
    });
  await db.destroy();
  return `${statements.filter((sql) => !/^(begin|rollback|start)/i.test(sql)).join(';\n')};\n`;
}

function withParameters(sql: string, parameters: readonly unknown[]): string {
  return sql.replaceAll(/\$(\d+)/g, (_, n) => expression(parameters[Number(n) - 1])).replaceAll(/\s+/g, ' ');
}

/** A lookup's hash, with the length and the id of its key (`playedSecrets`); nothing that is sealed is so short. */
const namedHash = 1 + 'played'.length + 32;

/** A parameter in SQL. Hashes and ids are drawn anew each time: another party, another account, another document. */
function expression(value: unknown): string {
  if (value === null) return 'null';
  if (typeof value === 'number') return String(value);
  if (value instanceof Date) return `timestamptz '${value.toISOString()}'`;
  if (Array.isArray(value)) return `array[${value.map(expression).join(', ')}]`;
  if (Buffer.isBuffer(value)) {
    const literal = (bytes: Buffer) => `'\\x${bytes.toString('hex')}'::bytea`;
    const random = 'sha256(uuid_send(gen_random_uuid()))';
    if (value.length === 32) return random;
    return value.length === namedHash ? `(${literal(value.subarray(0, -32))} || ${random})` : literal(value);
  }
  if (/^[\w-]{22}$/.test(String(value)))
    return `translate(encode(uuid_send(gen_random_uuid()), 'base64'), '+/=', '-_')`;
  return `'${String(value).replaceAll("'", "''")}'`;
}
