import { parseArgs } from 'node:util';
import { endEverySession, endSessionsOf } from '#features/accounts/sessions/end-sessions.server.ts';
import { invitationLink, invite } from '#features/staff/invitations/invite.server.ts';
import { verifyLog } from '#features/staff/log/verify-log.server.ts';
import { disableByAddress } from '#features/staff/people/change-person.server.ts';
import { listPeople } from '#features/staff/people/list-people.server.ts';
import { endAllStaffSessions, endSessionsByAddress } from '#features/staff/sessions/own-sessions.server.ts';
import { isStaffRole } from '#features/staff/staff.ts';
import { addStaff, type ListedStaff, listStaff, revokeStaff } from '#features/staff/tokens/staff-tokens.server.ts';
import { tokenDays } from '#features/staff/tokens/token-days.ts';
import { clockWithOffset, venueTimestamp } from '#platform/clock/clock.ts';
import type { Settings } from '#platform/config/settings.ts';
import type { Database } from '#platform/db/database.ts';
import { migrate } from '#platform/db/migrate.ts';
import { inTransaction } from '#platform/db/retried.ts';
import { staffRoles } from '#platform/http/actor.ts';
import { openForCommand } from './open-for-command.ts';

const usage = `npm run staff -- invite EMAIL ROLE...        a link into the console for ${staffRoles.join(', ')}; good once, for seven days
npm run staff -- add EMAIL ROLE... [--days N]    a token; shown once, good for ${tokenDays.usual} days or N (${tokenDays.most} at most)
npm run staff -- list
npm run staff -- revoke EMAIL                 takes somebody's tokens away
npm run staff -- disable EMAIL                no login and no tokens any more, at once
npm run staff -- sessions end ACCOUNT         logs somebody out everywhere, at once: a member by phone or e-mail, staff by e-mail
npm run staff -- sessions end --all           logs out all members and all of the staff
npm run staff -- log verify                   whether each row of the log fits the one before it`;

interface Asked {
  db: Database;
  settings: Settings;
  words: string[];
  days: string | undefined;
  all: boolean;
}

/** What to say; nothing where the words are not understood. */
async function run({ db, settings, words, days, all }: Asked): Promise<string | undefined> {
  const [command, second = '', ...rest] = words;
  const [account] = rest;
  switch (command) {
    case 'list':
      return list(db);
    case 'log':
      return second === 'verify' ? verify(db) : undefined;
    case 'sessions':
      if (second !== 'end' || all === (account !== undefined)) return undefined;
      return account === undefined ? endEverybody(db, settings) : endSessions(db, settings, account);
    default:
      return /^[^\s@]+@[^\s@]+$/.test(second) ? ofSomebody({ db, settings, words, days, all }) : undefined;
  }
}

/** The commands that are about somebody. */
async function ofSomebody({ db, settings, words, days }: Asked): Promise<string | undefined> {
  const [command, email = '', ...roles] = words;
  if (command === 'revoke') {
    const had = await revokeStaff(db, email);
    return had ? `The tokens of ${email} are no longer accepted.` : `${email} has no token.`;
  }
  if (command === 'disable') return disable(db, settings, email);
  const lasts = daysOf(days);
  if (roles.length === 0 || !roles.every(isStaffRole) || lasts === undefined) return undefined;
  if (command === 'invite') {
    const by = { staff: 'site', now: clockWithOffset(settings.CLOCK_OFFSET).now() } as const;
    const { token } = await inTransaction(db, (tx) => invite(tx, { email, roles }, by));
    return `${email} is ${roles.join(', ')}. Good once, for seven days, and shown only now:\n${invitationLink({ settings }, token)}`;
  }
  if (command !== 'add') return undefined;
  const token = await addStaff(db, { email, roles, days: lasts });
  return `${email} is ${roles.join(', ')}. The token, in place of any earlier one, is good for ${lasts} days and shown this once:\n${token}`;
}

async function disable(db: Database, settings: Settings, email: string): Promise<string> {
  const hasAdmin = await disableByAddress({ db, clock: clockWithOffset(settings.CLOCK_OFFSET) }, email);
  if (hasAdmin === undefined) return `Nobody of the staff has the address ${email}.`;
  const next = hasAdmin ? '' : '\nNo admin can log in now: npm run staff -- invite EMAIL admin';
  return `${email} is disabled: no login, no tokens, and whatever was open has ended.${next}`;
}

async function verify(db: Database): Promise<string> {
  const { rows, broken, last } = await verifyLog(db);
  if (broken === undefined) return `All ${rows} rows fit one another.${last ? ` The last one: ${last}` : ''}`;
  process.exitCode = 1;
  return `Row ${broken} does not fit the one before it; ${rows} rows before it do.`;
}

function daysOf(typed: string | undefined): number | undefined {
  if (typed === undefined) return tokenDays.usual;
  const days = /^\d{1,3}$/.test(typed) ? Number(typed) : 0;
  return days >= 1 && days <= tokenDays.most ? days : undefined;
}

async function endSessions(db: Database, settings: Settings, account: string): Promise<string> {
  const clock = clockWithOffset(settings.CLOCK_OFFSET);
  const members = await endSessionsOf(db, settings, account);
  const staffed = await endSessionsByAddress({ db, clock }, account);
  if (members === undefined && staffed === undefined)
    return `No member and nobody of the staff logs in with ${account}.`;
  const ended = (members ?? 0) + (staffed ?? 0);
  return `${account} is logged out everywhere: ${ended} ${ended === 1 ? 'session has' : 'sessions have'} ended.`;
}

async function endEverybody(db: Database, settings: Settings): Promise<string> {
  const staffed = await endAllStaffSessions({ db, clock: clockWithOffset(settings.CLOCK_OFFSET) });
  const members = await endEverySession(db);
  return `All are logged out. Sessions that have ended: ${members} of members, ${staffed} of the staff.`;
}

async function list(db: Database): Promise<string> {
  const people = await listPeople(db);
  if (people.length === 0) return 'Nobody yet.';
  const states = new Map(people.map(({ id, state }) => [id, state]));
  const staff = await listStaff(db);
  return staff
    .map((each) => [each.email, each.roles.join(','), states.get(each.id), tokenState(each)].join('\t'))
    .join('\n');
}

function tokenState({ since, until, isOver }: ListedStaff): string {
  if (!since || !until) return 'no token';
  return `token since ${venueTimestamp(since)}\t${isOver ? 'EXPIRED' : 'until'} ${venueTimestamp(until)}`;
}

/** The words of the command and its options; nothing where one is not known. */
function readArguments(args: string[]): Pick<Asked, 'words' | 'days' | 'all'> | undefined {
  try {
    const options = { days: { type: 'string' }, all: { type: 'boolean', default: false } } as const;
    const { positionals, values } = parseArgs({ args, allowPositionals: true, options });
    return { words: positionals, days: values.days, all: values.all };
  } catch {
    return undefined;
  }
}

/** `npm run staff -- invite`, `add`, `list`, `revoke`, `disable`, `sessions end`, `log verify` @param given what stands after the name of the command */
export async function staff(given: string[]): Promise<void> {
  const { database, settings } = await openForCommand();
  try {
    await migrate(database);
    const read = readArguments(given);
    const answer = read && (await run({ db: database.db, settings, ...read }));
    if (answer === undefined) process.exitCode = 1;
    console.log(answer ?? usage);
  } finally {
    await database.close();
  }
}
