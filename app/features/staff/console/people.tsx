import { useLingui } from '@lingui/react/macro';
import { data } from 'react-router';
import { venueIso } from '#platform/clock/clock.ts';
import { personalHeaders } from '#platform/http/personal-headers.ts';
import { seeOther } from '#platform/http/see-other.ts';
import { siteOf } from '#platform/http/site-context.ts';
import { nameAlone } from '#platform/i18n/locale.ts';
import { SiteLink } from '#shell/link.tsx';
import button from '#ui/button.module.css';
import { DateText } from '#ui/dates/date-text.tsx';
import { wrongOf } from '#ui/form/error-summary.tsx';
import { PostForm } from '#ui/form/post-form.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { useAnswer } from '#ui/form/use-answer.ts';
import { invitationLink } from '../invitations/invite.server.ts';
import { leadingTo } from '../login/console-path.ts';
import { invitePerson } from '../people/change-person.server.ts';
import { listPeople } from '../people/list-people.server.ts';
import { staffPage } from '../sessions/who-asks.server.ts';
import { ConsolePage, ConsolePart } from '../ui/console-page.tsx';
import { DutyFields, useRoleNames } from '../ui/duty-fields.tsx';
import { useFactorNames, useStateNames } from '../ui/person-words.ts';
import { ShownOnce } from '../ui/shown-once.tsx';
import table from '../ui/table.module.css';
import type { Route } from './+types/people.ts';
import { dutiesOf } from './people.server.ts';

export const headers = personalHeaders;

export async function loader({ context, request }: Route.LoaderArgs) {
  const site = siteOf(context);
  await staffPage(request, site, 'administer');
  const people = await listPeople(site.db);
  return {
    people: people.map(({ id, name, email, roles, languages, state, factors, seenAt }) => {
      return { id, name, email, roles, languages, state, factors, seenAt: seenAt && venueIso(seenAt) };
    }),
  };
}

const mail = /^[^\s@]{1,64}@[^\s@]{1,189}$/;

export async function action({ context, request }: Route.ActionArgs) {
  const site = siteOf(context);
  const signed = await staffPage(request, site, 'administer');
  const { typed, duties } = await dutiesOf(request, ['email']);
  const problems: Problems = {
    ...(!mail.test(typed.email) && { email: 'wrong' }),
    ...(duties.roles.length === 0 && { roles: 'missing' }),
  };
  if (Object.keys(problems).length > 0) return data({ ...typed, ...duties, problems }, { status: 422 });
  if (duties.roles.includes('admin') && !signed.isProven)
    return seeOther(site, leadingTo('/console/prove', '/console/staff/'));
  const token = await invitePerson(site, signed, { email: typed.email, ...duties });
  if (!token) return data({ ...typed, ...duties, problems: { email: 'known' } satisfies Problems }, { status: 422 });
  return { link: invitationLink(site, token) };
}

interface Problems {
  email?: 'wrong' | 'known';
  roles?: 'missing';
}

/** Everybody who works here, and inviting others. */
export default function People({ loaderData: { people } }: Route.ComponentProps) {
  const { t } = useLingui();
  const answer = useAnswer<typeof action>();
  const typed = answer && 'problems' in answer ? answer : undefined;
  const words = useInviteWords(typed?.problems ?? {});
  return (
    <ConsolePage title={t`Staff`} wrong={wrongOf(words)}>
      {answer && 'link' in answer && (
        <ShownOnce
          words={t`The invitation is shown only once. Pass it on yourself: it works once, within seven days.`}
          secret={answer.link}
        />
      )}
      <PeopleTable people={people} />
      <ConsolePart id="invite" title={t`Invite someone`}>
        <PostForm action="/console/staff/">
          <TextField
            id="email"
            label={t`E-mail`}
            error={words.email}
            defaultValue={typed?.email ?? ''}
            type="email"
            autoComplete="off"
            maxLength={254}
            spellCheck={false}
          />
          <DutyFields roles={typed?.roles ?? []} languages={typed?.languages ?? []} error={words.roles} />
          <button type="submit" className={button.primary}>{t`Create invitation`}</button>
        </PostForm>
      </ConsolePart>
    </ConsolePage>
  );
}

function PeopleTable({ people }: Route.ComponentProps['loaderData']) {
  const { t } = useLingui();
  const roleNames = useRoleNames();
  const states = useStateNames();
  const factorNames = useFactorNames();
  return (
    <table className={table.table}>
      <thead>
        <tr>
          <th scope="col">{t`Who`}</th>
          <th scope="col">{t`Roles`}</th>
          <th scope="col">{t`Second step`}</th>
          <th scope="col">{t`Last seen`}</th>
          <th scope="col">{t({ message: 'Status', context: 'of a person' })}</th>
        </tr>
      </thead>
      <tbody>
        {people.map(({ id, name, email, roles, languages, factors, seenAt, state }) => (
          <tr key={id}>
            <th scope="row">
              <SiteLink to={`/console/staff/${id}`} lang="">
                {name}
              </SiteLink>
              {name !== email && (
                <>
                  <br />
                  <span className={table.second} lang="">
                    {email}
                  </span>
                </>
              )}
            </th>
            <td>
              {roles.map((role) => roleNames[role]).join(' · ')}
              {roles.includes('translator') && languages.length > 0 && ` (${languages.map(nameAlone).join(', ')})`}
            </td>
            <td>{factors.map((kind) => factorNames[kind]).join(' · ')}</td>
            <td>{seenAt && <DateText iso={seenAt} time />}</td>
            <td>{states[state]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function useInviteWords({ email, roles }: Problems) {
  const { t } = useLingui();
  const mails = {
    wrong: t`Please enter a valid e-mail address.`,
    known: t`A member of staff already uses this address. Open their entry in the list to invite them again.`,
  };
  return { email: email && mails[email], roles: roles && t`Please choose at least one role.` };
}
