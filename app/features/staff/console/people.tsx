import { Plural, useLingui } from '@lingui/react/macro';
import { data } from 'react-router';
import { venueIso } from '#platform/clock/clock.ts';
import { staffRoles } from '#platform/http/actor.ts';
import { personalHeaders } from '#platform/http/personal-headers.ts';
import { seeOther } from '#platform/http/see-other.ts';
import { siteOf } from '#platform/http/site-context.ts';
import { Button } from '#ui/console/controls/button.tsx';
import { TextField } from '#ui/console/controls/field.tsx';
import { Beside, Panel } from '#ui/console/page/panel.tsx';
import { wrongOf } from '#ui/form/error-summary.tsx';
import { PostForm } from '#ui/form/post-form.tsx';
import { useAnswer } from '#ui/form/use-answer.ts';
import { invitationLink } from '../invitations/invite.server.ts';
import { leadingTo } from '../login/console-path.ts';
import { invitePerson } from '../people/change-person.server.ts';
import { listPeople } from '../people/list-people.server.ts';
import { staffPage } from '../sessions/who-asks.server.ts';
import { ConsolePage } from '../ui/console-page.tsx';
import { DutyFields } from '../ui/duty-fields.tsx';
import css from '../ui/people-list.module.css';
import { PeopleList, RoleTabs } from '../ui/people-list.tsx';
import { ShownOnce } from '../ui/shown-once.tsx';
import type { Route } from './+types/people.ts';
import { dutiesOf } from './people.server.ts';

export const headers = personalHeaders;

export async function loader({ context, request }: Route.LoaderArgs) {
  const site = siteOf(context);
  await staffPage(request, site, 'administer');
  const people = await listPeople(site.db);
  const asked = new URL(request.url).searchParams.get('role');
  const role = staffRoles.find((own) => own === asked);
  const shown = role ? people.filter(({ roles }) => roles.includes(role)) : people;
  return {
    all: people.length,
    role,
    counts: staffRoles.map((own) => ({ role: own, count: people.filter(({ roles }) => roles.includes(own)).length })),
    people: shown.map(({ id, name, email, roles, languages, state, factors, seenAt }) => {
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

/** Those who work here, by their roles, and inviting others. */
export default function People({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const answer = useAnswer<typeof action>();
  const typed = answer && 'problems' in answer ? answer : undefined;
  const words = useInviteWords(typed?.problems ?? {});
  const { all } = loaderData;
  return (
    <ConsolePage title={t`Staff`} under={<Plural value={all} one="# person" other="# people" />} wrong={wrongOf(words)}>
      {answer && 'link' in answer && (
        <ShownOnce
          words={t`The invitation is shown only once. Pass it on yourself: it works once, within seven days.`}
          secret={answer.link}
        />
      )}
      <div className={css.work}>
        <RoleTabs {...loaderData} />
        <Beside
          label={t`Invite someone`}
          aside={
            <Panel title={t`Invite someone`} boxed>
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
                <Button look="main" wide>{t`Create invitation`}</Button>
              </PostForm>
            </Panel>
          }
        >
          <PeopleList {...loaderData} />
        </Beside>
      </div>
    </ConsolePage>
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
