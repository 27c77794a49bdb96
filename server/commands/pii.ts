import { rotateTicketKey } from '#features/reservations/tickets/ticket-keys.server.ts';
import type { Settings } from '#platform/config/settings.ts';
import { dropLookups, lookupsInUse, rotateLookups } from '#platform/crypto/rotate-lookups.ts';
import { type KeyUse, keysInUse, rotatePersonal } from '#platform/crypto/rotate-personal.ts';
import type { Database } from '#platform/db/database.ts';
import { migrate } from '#platform/db/migrate.ts';
import { lookupColumns } from '../keys/lookup-columns.ts';
import { sealedColumns } from '../keys/sealed-columns.ts';
import { openForCommand } from './open-for-command.ts';

const usage = `npm run pii -- status        which keys of PII_KEY and LOOKUP_KEY the database needs
npm run pii -- rotate        seals everything with the first key of PII_KEY and hashes with that of LOOKUP_KEY what people
                             are found by; afterwards the others can go
npm run pii -- ticket-key    a new key for signing tickets; those that are out stay genuine`;

async function run(db: Database, settings: Settings, [command]: string[]): Promise<string | undefined> {
  switch (command) {
    case 'status':
      return status(db, settings);
    case 'rotate': {
      const sealed = await rotatePersonal(db, settings, sealedColumns);
      const hashed = await rotateLookups(db, settings, lookupColumns);
      const dropped = await dropLookups(db, settings, lookupColumns);
      return [
        ...[...sealed, ...hashed].map(({ table, column, values }) => `${table}.${column}\t${values}`),
        ...dropped.map(
          ({ table, column, values }) => `${table}.${column}\t${values} dropped, as nothing says whose they are`,
        ),
        `Hashed anew with the key ${settings.LOOKUP_KEY?.[0]?.id}: ${sum(hashed)}`,
        `Sealed anew with the key ${settings.PII_KEY?.[0]?.id}: ${sum(sealed)}`,
      ].join('\n');
    }
    case 'ticket-key':
      return `Tickets are signed with key ${await rotateTicketKey(db, settings)} from now on (a minute later where the site runs).`;
    default:
      return undefined;
  }
}

async function status(db: Database, settings: Settings): Promise<string> {
  const sealed = statusOf('PII_KEY', settings.PII_KEY, await keysInUse(db, sealedColumns), 'cannot be opened');
  const hashed = statusOf(
    'LOOKUP_KEY',
    settings.LOOKUP_KEY,
    await lookupsInUse(db, lookupColumns),
    'not found, `rotate` makes them anew',
  );
  return [...sealed, ...hashed].join('\n');
}

/** A line for each key, and one for each column that it is in. */
function statusOf(
  name: string,
  keys: readonly { id: string }[] | undefined,
  uses: KeyUse[],
  lacking: string,
): string[] {
  const known = keys?.map(({ id }) => id) ?? [];
  const ids = new Set([...known, ...uses.map(({ keyId }) => keyId)]);
  return [...ids].map((id) => {
    const own = uses.filter(({ keyId }) => keyId === id);
    const place = known.indexOf(id);
    // Hashes of SESSION_SECRET carry no id.
    const role = place === 0 ? `first of ${name}` : place > 0 ? `in ${name}` : `NOT IN ${name}: ${lacking}`;
    const rows = own.map(({ table, column, values }) => `  ${table}.${column}\t${values}`);
    return [`${id || 'SESSION_SECRET'}\t${sum(own)} values\t${id ? role : `before ${name}`}`, ...rows].join('\n');
  });
}

function sum(counted: readonly { values: number }[]): number {
  return counted.reduce((all, { values }) => all + values, 0);
}

/** `npm run pii -- status`, `rotate`, `ticket-key` @param words what stands after the name of the command */
export async function pii(words: string[]): Promise<void> {
  const { database, settings } = await openForCommand();
  try {
    await migrate(database);
    const answer = await run(database.db, settings, words);
    if (answer === undefined) process.exitCode = 1;
    console.log(answer ?? usage);
  } finally {
    await database.close();
  }
}
