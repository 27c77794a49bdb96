import { isStaffRole, staffRoles } from '#features/accounts/staff.ts';
import { addStaff, listStaff, revokeStaff } from '#features/accounts/staff-tokens.server.ts';
import { venueTimestamp } from '#platform/clock/clock.ts';
import type { Database } from '#platform/db/database.ts';
import { migrate } from '#platform/db/migrate.ts';
import { openForCommand } from './open-for-command.ts';

const usage = `npm run staff -- add EMAIL ROLE    a token for ${staffRoles.join(', ')}; shown once
npm run staff -- list
npm run staff -- revoke EMAIL`;

async function run(db: Database, [command, email = '', role]: string[]): Promise<string | undefined> {
  if (command === 'list') return list(db);
  if (!/^[^\s@]+@[^\s@]+$/.test(email)) return undefined;
  if (command === 'revoke') {
    const had = await revokeStaff(db, email);
    return had ? `The token of ${email} is no longer accepted.` : `${email} has no token.`;
  }
  if (command !== 'add' || !isStaffRole(role)) return undefined;
  const token = await addStaff(db, { email, role });
  return `${email} is ${role}. The token, in place of any earlier one, is shown this once:\n${token}`;
}

async function list(db: Database): Promise<string> {
  const staff = await listStaff(db);
  if (staff.length === 0) return 'Nobody yet.';
  return staff
    .map(({ email, role, since }) => `${email}\t${role}\t${since ? `since ${venueTimestamp(since)}` : 'revoked'}`)
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
