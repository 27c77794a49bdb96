import { rotateTicketKey } from '#features/reservations/ticket-keys.server.ts';
import { settingsOfProcess } from '#platform/config/settings.ts';
import { keysInUse, rotatePersonal } from '#platform/crypto/rotate-personal.ts';
import type { Database } from '#platform/db/database.ts';
import { migrate } from '#platform/db/migrate.ts';
import { sealedColumns } from '../sealed-columns.ts';
import { openForCommand } from './open-for-command.ts';

const usage = `npm run pii -- status        which keys of PII_KEY the database needs
npm run pii -- rotate        seals everything with the first key of PII_KEY; afterwards the others can go
npm run pii -- ticket-key    a new key for signing tickets; those that are out stay genuine`;

const settings = settingsOfProcess(process.env);

async function run(db: Database, [command]: string[]): Promise<string | undefined> {
  switch (command) {
    case 'status':
      return status(db);
    case 'rotate': {
      const done = await rotatePersonal(db, settings, sealedColumns);
      const values = done.reduce((sum, each) => sum + each.values, 0);
      return [
        ...done.map(({ table, column, values }) => `${table}.${column}\t${values}`),
        `Sealed anew with the key ${settings.PII_KEY?.[0]?.id}: ${values}`,
      ].join('\n');
    }
    case 'ticket-key':
      return `Tickets are signed with key ${await rotateTicketKey(db, settings)} from now on (a minute later where the site runs).`;
    default:
      return undefined;
  }
}

async function status(db: Database): Promise<string> {
  const known = settings.PII_KEY?.map(({ id }) => id) ?? [];
  const uses = await keysInUse(db, sealedColumns);
  const ids = new Set([...known, ...uses.map(({ keyId }) => keyId)]);
  return [...ids]
    .map((id) => {
      const own = uses.filter(({ keyId }) => keyId === id);
      const values = own.reduce((sum, each) => sum + each.values, 0);
      const place = known.indexOf(id);
      const role = place === 0 ? 'first of PII_KEY' : place > 0 ? 'in PII_KEY' : 'NOT IN PII_KEY: cannot be opened';
      const rows = own.map(({ table, column, values }) => `  ${table}.${column}\t${values}`);
      return [`${id}\t${values} values\t${role}`, ...rows].join('\n');
    })
    .join('\n');
}

const { database } = await openForCommand();
try {
  await migrate(database);
  const answer = await run(database.db, process.argv.slice(2));
  if (answer === undefined) process.exitCode = 1;
  console.log(answer ?? usage);
} finally {
  await database.close();
}
