import { useLingui } from '@lingui/react/macro';
import { data } from 'react-router';
import { memberOrLogin, withinLimit } from '#features/accounts/index.server.ts';
import { personalHeaders } from '#platform/http/personal-headers.ts';
import { Refusal } from '#platform/http/refusal.ts';
import { seeOther } from '#platform/http/see-other.ts';
import { siteOf } from '#platform/http/site-context.ts';
import { AccountPage } from '#shell/account/account-page.tsx';
import { SiteLink } from '#shell/link.tsx';
import button from '#ui/button.module.css';
import { PostForm } from '#ui/form/post-form.tsx';
import { useAnswer } from '#ui/form/use-answer.ts';
import { readFilters } from '../../library/read-filters.server.ts';
import { negotiationLimits } from '../../limits.server.ts';
import { projectsHref } from '../../list-filters.ts';
import { refusalMessages } from '../../refusal-messages.ts';
import { namedFilters } from '../../searches/named-filters.server.ts';
import { queryOf, saveSearch } from '../../searches/saved-searches.server.ts';
import { useSearchWords } from '../../ui/use-search-words.ts';
import type { Route } from './+types/save-search.ts';

export const headers = personalHeaders;

/** @throws 404 for filters that do not exist */
function filtersOf(request: Request) {
  const filters = readFilters(new URL(request.url).searchParams);
  if (!filters) throw new Refusal(404);
  return filters;
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const site = siteOf(context);
  await memberOrLogin(request, site);
  const filters = filtersOf(request);
  return { named: namedFilters(filters, site.locale), query: queryOf(filters), list: projectsHref(filters) };
}

export async function action({ context, request }: Route.ActionArgs) {
  const site = siteOf(context);
  const member = await memberOrLogin(request, site);
  const permit = await withinLimit(site, negotiationLimits.savedSearch, `member ${member.id}`);
  if (!permit.allowed) {
    return data(
      { refusal: 'too-often' as const },
      { status: 429, headers: { 'Retry-After': String(permit.retryAfter) } },
    );
  }
  const saved = await saveSearch(site, member.id, filtersOf(request));
  return saved ? seeOther(site, '/account/collection') : data({ refusal: 'too-many' as const }, { status: 409 });
}

/** Keeps the filters of the list. */
export default function SaveSearchPage({ loaderData }: Route.ComponentProps) {
  const { t, i18n } = useLingui();
  const { named, query, list } = loaderData;
  const answer = useAnswer<typeof action>();
  const refusal = typeof answer === 'object' ? answer.refusal : undefined;
  const said =
    refusal === 'too-many'
      ? i18n._(refusalMessages['too-many-searches'])
      : t`Too many requests. Please try again later.`;
  const words = useSearchWords()(named);
  return (
    <AccountPage part="collection" title={t`Save a search`} wrong={refusal ? [{ id: 'keep', text: said }] : []}>
      <p>
        <b>{words}</b>
      </p>
      <p>{t`We write to you at most once a day when new projects match. Every message has an unsubscribe link.`}</p>
      <PostForm action={`/negotiation/save-search${query && `?${query}`}`}>
        <button type="submit" id="keep" className={button.primary}>{t`Save this search`}</button>
      </PostForm>
      <SiteLink to={list}>{t`Back to the list`}</SiteLink>
    </AccountPage>
  );
}
