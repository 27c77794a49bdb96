import { parseArgs } from 'node:util';
import { endSessionsOf } from '#features/accounts/sessions/end-sessions.server.ts';
import { isStaffRole } from '#features/staff/staff.ts';
import {
  addStaff,
  type ListedStaff,
  listStaff,
  revokeStaff,
  tokenDays,
} from '#features/staff/tokens/staff-tokens.server.ts';
import { venueTimestamp } from '#platform/clock/clock.ts';
import type { Settings } from '#platform/config/settings.ts';
import type { Database } from '#platform/db/database.ts';
import { migrate } from '#platform/db/migrate.ts';
import { staffRoles } from '#platform/http/actor.ts';
import { openForCommand } from './open-for-command.ts';

const usage = `npm run staff -- add EMAIL ROLE... [--days N]    a token for ${staffRoles.join(', ')}; shown once, good for ${tokenDays.usual} days or N (${tokenDays.most} at most)
npm run staff -- list
npm run staff -- revoke EMAIL
npm run staff -- sessions end ACCOUNT         logs a member out everywhere, at once; ACCOUNT is a phone or an e-mail`;

/** What to say; nothing where the words are not understood. */
async function run(db: Database, settings: Settings, words: string[], days?: string): Promise<string | undefined> {
  const [command, email = '', ...roles] = words;
  const [role] = roles;
  if (command === 'list') return list(db);
  if (command === 'sessions') return email === 'end' && role ? endSessions(db, settings, role) : undefined;
  if (!/^[^\s@]+@[^\s@]+$/.test(email)) return undefined;
  if (command === 'revoke') {
    const had = await revokeStaff(db, email);
    return had ? `The token of ${email} is no longer accepted.` : `${email} has no token.`;
  }
  const lasts = daysOf(days);
  if (command !== 'add' || roles.length === 0 || !roles.every(isStaffRole) || lasts === undefined) return undefined;
  const token = await addStaff(db, { email, roles, days: lasts });
  return `${email} is ${roles.join(', ')}. The token, in place of any earlier one, is good for ${lasts} days and shown this once:\n${token}`;
}

function daysOf(typed: string | undefined): number | undefined {
  if (typed === undefined) return tokenDays.usual;
  const days = /^\d{1,3}$/.test(typed) ? Number(typed) : 0;
  return days >= 1 && days <= tokenDays.most ? days : undefined;
}

async function endSessions(db: Database, settings: Settings, account: string): Promise<string> {
  const ended = await endSessionsOf(db, settings, account);
  if (ended === undefined) return `No member logs in with ${account}.`;
  return `${account} is logged out everywhere: ${ended} ${ended === 1 ? 'session has' : 'sessions have'} ended.`;
}

async function list(db: Database): Promise<string> {
  const staff = await listStaff(db);
  if (staff.length === 0) return 'Nobody yet.';
  return staff.map((each) => `${each.email}\t${each.roles.join(',')}\t${tokenState(each)}`).join('\n');
}

function tokenState({ since, until, isOver }: ListedStaff): string {
  if (!since || !until) return 'revoked';
  return `since ${venueTimestamp(since)}\t${isOver ? 'EXPIRED' : 'until'} ${venueTimestamp(until)}`;
}

/** The words of the command, and for how many days; nothing where an option is not known. */
function readArguments(args: string[]): { words: string[]; days: string | undefined } | undefined {
  try {
    const { positionals, values } = parseArgs({ args, allowPositionals: true, options: { days: { type: 'string' } } });
    return { words: positionals, days: values.days };
  } catch {
    return undefined;
  }
}

/** `npm run staff -- add`, `list`, `revoke`, `sessions end` @param given what stands after the name of the command */
export async function staff(given: string[]): Promise<void> {
  const { database, settings } = await openForCommand();
  try {
    await migrate(database);
    const read = readArguments(given);
    const answer = read && (await run(database.db, settings, read.words, read.days));
    if (answer === undefined) process.exitCode = 1;
    console.log(answer ?? usage);
  } finally {
    await database.close();
  }
}
