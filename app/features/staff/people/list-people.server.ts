import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import { presentStaff, staffColumns } from '../find-staff.server.ts';
import type { Staff } from '../staff.ts';
import type { PersonState } from '../ui/person-words.ts';

/** Somebody of the staff as admins see them. */
export interface Person extends Staff {
  state: PersonState;
  /** When one of their sessions was last used; null where none is open. */
  seenAt: Date | null;
  factors: ('totp' | 'passkey')[];
}

/** Everybody of the staff, by name. */
export async function listPeople(db: Database): Promise<Person[]> {
  const rows = await peopleQuery(db).orderBy('staff.email').execute();
  return rows.map(presentPerson);
}

/** One of them. */
export async function findPerson(db: Database, id: number): Promise<Person | undefined> {
  const row = await peopleQuery(db).where('staff.id', '=', id).executeTakeFirst();
  return row && presentPerson(row);
}

function peopleQuery(db: Database) {
  return db
    .selectFrom('staff')
    .select([...staffColumns, 'staff.disabled_at', 'staff.password_hash'])
    .select(sql<boolean>`exists (select from staff_invitation where staff_id = staff.id)`.as('isInvited'))
    .select(sql<Date | null>`(select max(seen_at) from staff_session where staff_id = staff.id)`.as('seenAt'))
    .select(
      sql<Person['factors']>`array(select distinct kind from staff_factor where staff_id = staff.id order by kind)`.as(
        'factors',
      ),
    );
}

type Row = Awaited<ReturnType<ReturnType<typeof peopleQuery>['executeTakeFirstOrThrow']>>;

function presentPerson(row: Row): Person {
  const { seenAt, factors } = row;
  return { ...presentStaff(row), seenAt, factors, state: stateOf(row) };
}

function stateOf({ disabled_at, password_hash, isInvited }: Row): PersonState {
  if (disabled_at) return 'disabled';
  if (isInvited) return 'invited';
  return password_hash ? 'active' : 'token only';
}
