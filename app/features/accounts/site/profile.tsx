import { useLingui } from '@lingui/react/macro';
import { data } from 'react-router';
import { fieldsIn, valuesIn } from '#platform/http/body/form-fields.ts';
import { readForm } from '#platform/http/body/read-form.server.ts';
import { asUpload, uploadRetryAfter } from '#platform/http/body/uploads.ts';
import { personalHeaders } from '#platform/http/personal-headers.ts';
import { seeOther } from '#platform/http/see-other.ts';
import { type SiteContext, siteOf } from '#platform/http/site-context.ts';
import { AccountPage } from '#shell/account/account-page.tsx';
import { SiteLink } from '#shell/link.tsx';
import type { Wrong } from '#ui/form/error-summary.tsx';
import { useAnswer } from '#ui/form/use-answer.ts';
import { avatarHref, removeAvatar, setAvatar } from '../members/avatar.server.ts';
import type { Member } from '../members/members.ts';
import { changeProfile, countryChoices } from '../own/change-profile.server.ts';
import type { ProfileProblems, ProfileTyped } from '../own/profile.ts';
import { pictureMessages, profileErrors } from '../own/profile-messages.ts';
import { type KeptForm, keptForm } from '../sessions/kept-form.server.ts';
import { loginPath } from '../sessions/login-path.ts';
import { memberOrLogin } from '../sessions/member-gate.server.ts';
import { KeptNote } from '../ui/kept-note.tsx';
import type { Route } from './+types/profile.ts';
import { AvatarForm, type AvatarProblem } from './avatar-form.tsx';
import { ProfileForm } from './profile-form.tsx';

export const headers = personalHeaders;

/** `?welcome` stands there the first time, `?saved` after something was written down; `?to=` is where the login led to. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const site = siteOf(context);
  const member = await memberOrLogin(request, site);
  const { searchParams } = new URL(request.url);
  const { name, company, country, languages, locale } = member;
  const kept = await keptForm(request, site, member);
  const to = kept?.fields.get('next') ?? searchParams.get('to');
  return {
    profile: keptProfile(kept) ?? { name, company, country: country ?? '', languages, locale },
    kept: kept && { hadFiles: kept.hadFiles },
    countries: countryChoices(site),
    avatar: await avatarHref(site.db, member),
    welcome: searchParams.has('welcome'),
    saved: searchParams.has('saved'),
    next: to ? loginPath(to) : undefined,
  };
}

/** The profile as it was typed before a login; none where another form of the page was sent. */
function keptProfile(kept: KeptForm | undefined): ProfileTyped | undefined {
  const fields = kept?.fields;
  if (!fields?.has('name')) return undefined;
  const typed = (name: string) => fields.get(name) ?? '';
  const languages = fields.getAll('languages');
  return {
    name: typed('name'),
    company: typed('company'),
    country: typed('country'),
    languages,
    locale: typed('locale'),
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const site = siteOf(context);
  const member = await memberOrLogin(request, site);
  const answer = await asUpload(member.id, () => takeForm(site, member, request));
  return answer === 'busy' ? pictureRefused('busy', 503) : answer;
}

async function takeForm(site: SiteContext, member: Member, request: Request) {
  const { form, isCut } = await readForm(request);
  // The only thing here that can be so long is a picture.
  if (isCut) return pictureRefused('bytes', 413);
  const { part, next } = fieldsIn(form, ['part', 'next']);
  switch (part) {
    case 'picture':
      return changePicture(site, member, form);
    case 'no-picture':
      await removeAvatar(site, member);
      return seeOther(site, '/account/profile?saved');
    default:
      return writeProfile(site, member, form, next);
  }
}

async function writeProfile(site: SiteContext, { id }: Member, form: FormData, next: string) {
  const fields = fieldsIn(form, ['name', 'company', 'country', 'locale']);
  const typed = { ...fields, languages: valuesIn(form, 'languages') };
  const problems = await changeProfile(site, id, typed);
  if (problems) return data({ problems, typed }, { status: 422 });
  return seeOther(site, next ? loginPath(next) : '/account/profile?saved');
}

async function changePicture(site: SiteContext, member: Member, form: FormData) {
  const file = form.get('avatar');
  if (!(file instanceof File) || file.size === 0) return pictureRefused('missing');
  const changed = await setAvatar(site, member, new Uint8Array(await file.arrayBuffer()));
  if (changed.outcome === 'refused') return pictureRefused(changed.reason, changed.reason === 'busy' ? 503 : 422);
  if (changed.outcome === 'changed') return seeOther(site, '/account/profile?saved');
  if (changed.outcome === 'gone') return seeOther(site, '/login/');
  const headers = { 'Retry-After': String(changed.retryAfter) };
  return data({ picture: 'too-often' as const, wait: Math.ceil(changed.retryAfter / 60) }, { status: 429, headers });
}

function pictureRefused(picture: AvatarProblem, status = 422) {
  return data(
    { picture, wait: 0 },
    { status, headers: status === 503 ? { 'Retry-After': String(uploadRetryAfter) } : {} },
  );
}

/** What others see of a member, and in which language the site writes to them. */
export default function Profile({ loaderData }: Route.ComponentProps) {
  const { t, i18n } = useLingui();
  const { profile, kept, countries, avatar, welcome, saved, next } = loaderData;
  const answer = useAnswer<typeof action>();
  const problems: ProfileProblems = answer && 'problems' in answer ? answer.problems : {};
  const typed = answer && 'typed' in answer ? answer.typed : profile;
  const errors = Object.fromEntries(
    Object.entries(profileErrors(problems)).map(([field, message]) => [field, i18n._(message)]),
  );
  const picture = answer && 'picture' in answer ? answer : undefined;
  const pictureError = picture && pictureWords(picture.picture, picture.wait);
  const wrong: Wrong[] = [
    ...Object.entries(errors).map(([id, text]) => ({ id, text })),
    ...(pictureError ? [{ id: 'avatar', text: pictureError }] : []),
  ];
  return (
    <AccountPage part="profile" title={welcome ? t`Welcome` : t`Profile`} wrong={wrong}>
      {!answer && <KeptNote kept={kept} typed={!kept?.hadFiles} />}
      {saved && !answer && <p role="status">{t`Saved.`}</p>}
      {welcome && (
        <>
          <p role="status">
            <b>{t`Login successful!`}</b> {t`Your account is ready. What name should others see?`}
          </p>
          <SiteLink to={next ?? '/account/'}>{t`Skip this for now`}</SiteLink>
        </>
      )}
      <ProfileForm typed={typed} errors={errors} countries={countries} next={next} />
      {!welcome && <AvatarForm avatar={avatar} error={pictureError} />}
    </AccountPage>
  );

  function pictureWords(problem: AvatarProblem | 'too-often', wait: number): string {
    return problem === 'too-often'
      ? t`Too many attempts. Please try again in ${wait} min.`
      : i18n._(pictureMessages[problem]);
  }
}
