import { useLingui } from '@lingui/react/macro';
import { memberOrLogin } from '#features/accounts/index.server.ts';
import section from '#features/accounts/ui/account-section.module.css';
import { fieldsOf } from '#platform/http/body/form-fields.ts';
import { personalHeaders } from '#platform/http/personal-headers.ts';
import { seeOther } from '#platform/http/see-other.ts';
import { siteOf } from '#platform/http/site-context.ts';
import { localHref } from '#platform/i18n/address.ts';
import { useLocale } from '#platform/i18n/use-locale.ts';
import { AccountPage } from '#shell/account/account-page.tsx';
import { SiteLink } from '#shell/link.tsx';
import button from '#ui/button.module.css';
import { DateText } from '#ui/dates/date-text.tsx';
import form from '#ui/form/form.module.css';
import { PostForm } from '#ui/form/post-form.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { useForeign } from '#ui/use-foreign.ts';
import { lastChanges } from '../../changes/own-change.server.ts';
import { claimHref, editCompanyHref, ownCompanyHref } from '../../claims/claims.ts';
import { findOwnCompany } from '../../claims/find-company.server.ts';
import { leaveCompany, type OwnCompany, ownCompanies } from '../../claims/own-companies.server.ts';
import type { CompanyCard } from '../../directory.ts';
import type { Route } from './+types/company.ts';

export const headers = personalHeaders;

const done = ['granted', 'asked', 'left', 'gone'] as const;

/** The companies of a member, and, for words that were typed (`?q=`), companies among which theirs may be. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const site = siteOf(context);
  const member = await memberOrLogin(request, site);
  const query = new URL(request.url).searchParams;
  const words = (query.get('q') ?? '').trim().slice(0, 100);
  const own = await ownCompanies(site, member.id);
  const changes = await lastChanges(
    site,
    own.flatMap(({ state, company }) => (state === 'granted' ? [company.id] : [])),
  );
  const standing = own.filter(({ state }) => state === 'granted' || state === 'waiting');
  return {
    own: own.map((each) => ({ ...each, change: changes.get(each.company.id) })),
    words,
    found: await findOwnCompany(site, words),
    standing: standing.map(({ company }) => company.id),
    done: done.find((each) => each === query.get('done')),
  };
}

/** Gives a company up. */
export async function action({ context, request }: Route.ActionArgs) {
  const site = siteOf(context);
  const member = await memberOrLogin(request, site);
  const { leave } = await fieldsOf(request, ['leave']);
  const left = /^\d{1,15}$/.test(leave) && (await leaveCompany(site, member.id, Number(leave)));
  return seeOther(site, `${ownCompanyHref}?done=${left ? 'left' : 'gone'}`);
}

/** The companies for which a member acts at the expo, and the way to one more. */
export default function OwnCompanyPage({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { own, words, found, standing } = loaderData;
  return (
    <AccountPage part="company" title={t`My company`}>
      <Said done={loaderData.done} />
      {own.length > 0 && (
        <section className={section.section} aria-labelledby="own">
          <h2 id="own">{t`Companies you act for`}</h2>
          <ul role="list" className={section.rows}>
            {own.map((each) => (
              <OwnRow key={each.claimId} own={each} />
            ))}
          </ul>
        </section>
      )}
      <section className={section.section} aria-labelledby="find">
        <h2 id="find">{own.length > 0 ? t`Find another company` : t`Find your company`}</h2>
        <p>{t`If your company exhibits or buys at the expo, you can keep its entry up to date in every language.`}</p>
        <FindForm words={words} />
        {words && <Found words={words} found={found} standing={standing} />}
      </section>
    </AccountPage>
  );
}

function Said({ done: what }: { done: Route.ComponentProps['loaderData']['done'] }) {
  const { t } = useLingui();
  if (!what) return null;
  const words = {
    granted: t`Confirmed. You can now edit the entry.`,
    asked: t`Sent. We will write to you as soon as we have decided.`,
    left: t`You no longer act for this company.`,
    gone: t`There was nothing to give up: the request had already ended.`,
  };
  return (
    <p role="status">
      <b>{words[what]}</b>
    </p>
  );
}

type Row = Route.ComponentProps['loaderData']['own'][number];

function OwnRow({ own }: { own: Row }) {
  const { t } = useLingui();
  const { company, claimId, state, reason, at, change } = own;
  const foreign = useForeign(company.lang);
  const { name } = company;
  const isStanding = state === 'granted' || state === 'waiting';
  return (
    <li>
      <span className={section.words}>
        <SiteLink to={company.href}>
          <span lang={foreign}>{name}</span>
        </SiteLink>{' '}
        <span className={section.soft}>
          {company.countryName} · <ClaimWords state={state} /> · <DateText iso={at} />
        </span>
        {reason && (
          <span dir="auto">
            <br />
            {reason}
          </span>
        )}
        {change === 'waiting' && (
          <>
            <br />
            {t`Your changes are waiting for approval.`}
          </>
        )}
      </span>
      {state === 'granted' && (
        <SiteLink to={editCompanyHref(company.id)} className={button.secondary} aria-label={t`Edit the entry: ${name}`}>
          {t`Edit the entry`}
        </SiteLink>
      )}
      {isStanding && (
        <PostForm action={ownCompanyHref}>
          <input type="hidden" name="leave" value={claimId} />
          <button
            type="submit"
            className={button.quiet}
            aria-label={state === 'granted' ? t`Stop acting for ${name}` : t`Cancel the request: ${name}`}
          >
            {state === 'granted' ? t`Stop acting for it` : t`Cancel the request`}
          </button>
        </PostForm>
      )}
    </li>
  );
}

function ClaimWords({ state }: Pick<OwnCompany, 'state'>) {
  const { t } = useLingui();
  return {
    granted: t`You act for it`,
    waiting: t`Waiting for our decision`,
    refused: t`Not confirmed`,
    ended: t`Ended`,
  }[state];
}

/** Asks for the page anew: what is looked for has an address, and needs no script. */
function FindForm({ words }: { words: string }) {
  const { t } = useLingui();
  return (
    <search>
      <form action={localHref(useLocale(), ownCompanyHref)} method="get" className={form.form}>
        <TextField
          id="q"
          type="search"
          label={t`Name of the company`}
          hint={t`In any language, or part of it.`}
          defaultValue={words}
          maxLength={100}
          autoComplete="organization"
          spellCheck={false}
        />
        <button type="submit" className={button.primary}>{t`Find`}</button>
      </form>
    </search>
  );
}

interface FoundProps {
  words: string;
  found: readonly CompanyCard[];
  /** Those that are theirs already, or that they have asked for. */
  standing: readonly number[];
}

function Found({ words, found, standing }: FoundProps) {
  const { t } = useLingui();
  if (found.length === 0)
    return <p role="status">{t`No company found for “${words}”. Try another spelling or another language.`}</p>;
  return (
    <ul role="list" className={section.rows} aria-label={t`Companies found`}>
      {found.map((company) => (
        <FoundRow key={company.id} company={company} isStanding={standing.includes(company.id)} />
      ))}
    </ul>
  );
}

function FoundRow({ company, isStanding }: { company: CompanyCard; isStanding: boolean }) {
  const { t } = useLingui();
  const foreign = useForeign(company.lang);
  const { id, name, href, kind, countryName } = company;
  return (
    <li>
      <span className={section.words}>
        <SiteLink to={href}>
          <span lang={foreign}>{name}</span>
        </SiteLink>{' '}
        <span className={section.soft}>
          {kind === 'exhibitor' ? t`Exhibitor` : t`Buyer`} · {countryName}
        </span>
      </span>
      {isStanding ? (
        <span className={section.soft}>{t`Already in your list`}</span>
      ) : (
        <SiteLink to={claimHref(id)} className={button.secondary} aria-label={t`This is my company: ${name}`}>
          {t`This is my company`}
        </SiteLink>
      )}
    </li>
  );
}
