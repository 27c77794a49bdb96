import { useLingui } from '@lingui/react/macro';
import { venueIso } from '#platform/clock/clock.ts';
import { personalHeaders } from '#platform/http/personal-headers.ts';
import { Refusal } from '#platform/http/refusal.ts';
import { seeOther } from '#platform/http/see-other.ts';
import { type SiteContext, siteOf } from '#platform/http/site-context.ts';
import { SiteLink } from '#shell/link.tsx';
import button from '#ui/button.module.css';
import { DateText } from '#ui/dates/date-text.tsx';
import { PostForm } from '#ui/form/post-form.tsx';
import { useAnswer } from '#ui/form/use-answer.ts';
import { invitationLink } from '../invitations/invite.server.ts';
import { leadingTo } from '../login/console-path.ts';
import {
  changeDuties,
  type Duties,
  disablePerson,
  enablePerson,
  endSessionsOfPerson,
  inviteAgain,
} from '../people/change-person.server.ts';
import { findPerson } from '../people/list-people.server.ts';
import type { SignedStaff } from '../sessions/staff-session.server.ts';
import { staffPage } from '../sessions/who-asks.server.ts';
import { ConsolePage, ConsolePart } from '../ui/console-page.tsx';
import { DutyFields, useRoleNames } from '../ui/duty-fields.tsx';
import { useFactorNames, useStateNames } from '../ui/person-words.ts';
import { ProofFirst } from '../ui/proof-first.tsx';
import { ShownOnce } from '../ui/shown-once.tsx';
import type { Route } from './+types/person.ts';
import { dutiesOf } from './people.server.ts';

export const headers = personalHeaders;

const dones = ['duties', 'last', 'disabled', 'enabled', 'ended'] as const;

const hereOf = (id: number) => `/console/staff/${id}`;

function idOf(given: string): number {
  if (!/^\d{1,9}$/.test(given)) throw new Refusal(404);
  return Number(given);
}

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const site = siteOf(context);
  const { isProven } = await staffPage(request, site, 'administer');
  const person = await findPerson(site.db, idOf(params.id));
  if (!person) throw new Refusal(404);
  const done = new URL(request.url).searchParams.get('done');
  const { id, name, email, roles, languages, state, factors, seenAt } = person;
  return {
    person: { id, name, email, roles, languages, state, factors, seenAt: seenAt && venueIso(seenAt) },
    isProven,
    done: dones.find((each) => each === done),
  };
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const site = siteOf(context);
  const signed = await staffPage(request, site, 'administer');
  const id = idOf(params.id);
  const { typed, duties } = await dutiesOf(request, ['part']);
  const needsProof = ['duties', 'enable', 'invite'].includes(typed.part);
  if (needsProof && !signed.isProven) return seeOther(site, leadingTo('/console/prove', hereOf(id)));
  if (typed.part === 'invite') return { link: invitationLink(site, await inviteAgain(site, signed, id)) };
  const done = await change(site, signed, { id, part: typed.part, duties });
  return seeOther(site, `${hereOf(id)}?done=${done}`);
}

async function change(
  site: SiteContext,
  signed: SignedStaff,
  { id, part, duties }: { id: number; part: string; duties: Duties },
): Promise<(typeof dones)[number]> {
  switch (part) {
    case 'duties':
      return (await changeDuties(site, signed, id, duties)) === 'done' ? 'duties' : 'last';
    case 'disable':
      return (await disablePerson(site, signed, id)) === 'done' ? 'disabled' : 'last';
    case 'enable':
      await enablePerson(site, signed, id);
      return 'enabled';
    case 'end':
      await endSessionsOfPerson(site, signed, id);
      return 'ended';
    default:
      throw new Refusal(400);
  }
}

/** Somebody who works here: what they may do, and whether they may come in. */
export default function PersonPage({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { person, isProven, done } = loaderData;
  const { id, name, roles, languages } = person;
  const answer = useAnswer<typeof action>();
  const here = hereOf(id);
  const doneWords = {
    duties: t`Saved. It takes effect on this person’s next page.`,
    last: t`Not changed: no administrator would be left. Make someone else an administrator first.`,
    disabled: t`Disabled. All sessions and tokens have ended.`,
    enabled: t`This person can log in again.`,
    ended: t`Logged out everywhere.`,
  };
  return (
    <ConsolePage title={name} isName above={<SiteLink to="/console/staff/">{t`Staff`}</SiteLink>}>
      {done && !answer && <p role="status">{doneWords[done]}</p>}
      {answer && 'link' in answer && (
        <ShownOnce
          words={t`The invitation is shown only once. Pass it on yourself: it works once, within seven days. Opening it sets a new password and a new second step; the old ones stop working.`}
          secret={answer.link}
        />
      )}
      <PersonFacts {...person} />
      <ConsolePart id="duties" title={t`Roles`}>
        <ProofFirst isProven={isProven} here={here} what={t`change roles`}>
          <PostForm action={here}>
            <input type="hidden" name="part" value="duties" />
            <DutyFields roles={roles} languages={languages} />
            <button type="submit" className={button.primary}>{t`Save`}</button>
          </PostForm>
        </ProofFirst>
      </ConsolePart>
      <AccessPart person={person} isProven={isProven} />
    </ConsolePage>
  );
}

type PersonProps = Route.ComponentProps['loaderData']['person'];

function PersonFacts({ email, state, factors, roles, seenAt }: PersonProps) {
  const { t } = useLingui();
  const states = useStateNames();
  const factorNames = useFactorNames();
  const roleNames = useRoleNames();
  return (
    <ul role="list">
      <li lang="">{email}</li>
      <li>{states[state]}</li>
      <li>{roles.map((role) => roleNames[role]).join(' · ')}</li>
      {factors.length > 0 && <li>{factors.map((kind) => factorNames[kind]).join(' · ')}</li>}
      {seenAt && (
        <li>
          {t`Last seen`} <DateText iso={seenAt} time />
        </li>
      )}
    </ul>
  );
}

function AccessPart({ person: { id, state }, isProven }: { person: PersonProps; isProven: boolean }) {
  const { t } = useLingui();
  const here = hereOf(id);
  const isDisabled = state === 'disabled';
  return (
    <ConsolePart id="access" title={t`Access`}>
      {!isDisabled && (
        <>
          <Act id={id} part="end">{t`Log out everywhere`}</Act>
          <Act id={id} part="disable">{t`Disable: no login, no tokens`}</Act>
        </>
      )}
      <ProofFirst isProven={isProven} here={here} what={isDisabled ? t`restore access` : t`invite this person again`}>
        {isDisabled ? (
          <Act id={id} part="enable">{t`Restore access`}</Act>
        ) : (
          <Act id={id} part="invite">{t`Invite again: new password, new second step`}</Act>
        )}
      </ProofFirst>
    </ConsolePart>
  );
}

function Act({ id, part, children }: { id: number; part: string; children: string }) {
  return (
    <PostForm action={hereOf(id)}>
      <input type="hidden" name="part" value={part} />
      <button type="submit" className={button.secondary}>
        {children}
      </button>
    </PostForm>
  );
}
