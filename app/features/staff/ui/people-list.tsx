import { useLingui } from '@lingui/react/macro';
import type { StaffRole } from '#platform/http/actor.ts';
import { type Locale, nameAlone } from '#platform/i18n/locale.ts';
import { SiteLink } from '#shell/link.tsx';
import { List } from '#ui/console/list/list.tsx';
import { Cell, Row } from '#ui/console/list/row.tsx';
import { Tabs } from '#ui/console/page/tabs.tsx';
import { Face } from '#ui/console/people/face.tsx';
import { Mark, type StateName } from '#ui/console/states/mark.tsx';
import { DateText } from '#ui/dates/date-text.tsx';
import { useRoleNames } from './duty-fields.tsx';
import css from './people-list.module.css';
import { type PersonState, useFactorNames, useStateNames } from './person-words.ts';

/** Somebody of the staff, as a row shows them. */
interface ShownPerson {
  id: number;
  name: string;
  email: string;
  roles: readonly StaffRole[];
  languages: readonly Locale[];
  state: PersonState;
  factors: readonly ('totp' | 'passkey')[];
  /** ISO 8601, venue time. */
  seenAt: string | null;
}

interface TabsOfRoles {
  /** How many work here. */
  all: number;
  counts: readonly { role: StaffRole; count: number }[];
  /** The role that is chosen; undefined: all. */
  role: StaffRole | undefined;
}

/** A tab for each role that somebody has. */
export function RoleTabs({ all, counts, role }: TabsOfRoles) {
  const { t } = useLingui();
  const names = useRoleNames();
  return (
    <Tabs
      label={t`Roles`}
      tabs={[
        {
          name: t({ message: 'All', context: 'people' }),
          to: '/console/staff/',
          count: all,
          current: role === undefined,
        },
        ...counts
          .filter(({ count }) => count > 0)
          .map((own) => ({
            name: names[own.role],
            to: `/console/staff/?role=${own.role}`,
            count: own.count,
            current: own.role === role,
          })),
      ]}
    />
  );
}

/** People by face and name, with what they may do. */
export function PeopleList({ people }: { people: readonly ShownPerson[] }) {
  const { t } = useLingui();
  return (
    <List
      caption={t`Staff, by name`}
      columns={[
        { name: t`Who` },
        { name: t`Roles` },
        { name: t`Second step` },
        { name: t`Last seen` },
        { name: t({ message: 'Status', context: 'of a person' }) },
      ]}
    >
      {people.map((person) => (
        <PersonRow key={person.id} {...person} />
      ))}
    </List>
  );
}

function PersonRow({ id, name, email, roles, languages, factors, seenAt, state }: ShownPerson) {
  const { t } = useLingui();
  const roleNames = useRoleNames();
  const states = useStateNames();
  const factorNames = useFactorNames();
  return (
    <Row>
      <Cell ownLine>
        <span className={css.person}>
          <Face id={String(id)} />
          <span>
            <SiteLink to={`/console/staff/${id}`} lang="">
              {name}
            </SiteLink>
            {name !== email && <small lang="">{email}</small>}
          </span>
        </span>
      </Cell>
      <Cell ownLine>
        {roles.map((role) => roleNames[role]).join('\u00a0· ')}
        {roles.includes('translator') && languages.length > 0 && ` (${languages.map(nameAlone).join(', ')})`}
      </Cell>
      <Cell by>{factors.map((kind) => factorNames[kind]).join(' · ')}</Cell>
      <Cell by>
        {seenAt && (
          <>
            <span className={css.seen}>{t`Last seen`} </span>
            <DateText iso={seenAt} time />
          </>
        )}
      </Cell>
      <Cell>
        <span className={state === 'active' ? `${css.state} ${css.quiet}` : css.state}>
          <Mark of={marks[state]} /> {states[state]}
        </span>
      </Cell>
    </Row>
  );
}

/** The shapes of a text's states say as well how it stands with a person. */
const marks: Record<PersonState, StateName> = {
  active: 'published',
  invited: 'missing',
  disabled: 'withdrawn',
  'token only': 'signed',
};
