import { useLingui } from '@lingui/react/macro';
import { redirect } from 'react-router';
import { nothingFound } from '#platform/http/nothing-found.ts';
import { Refusal } from '#platform/http/refusal.ts';
import { siteOf } from '#platform/http/site-context.ts';
import { localHref } from '#platform/i18n/address.ts';
import { cleanKeyword } from '#platform/search-index/keyword.ts';
import { Banner } from '#shell/banner.tsx';
import type { PageHandle } from '#shell/page-handle.ts';
import { PageHead } from '#shell/page-head.tsx';
import { SearchBox } from '#shell/search-box.tsx';
import { pagesOf } from '#ui/pages/pages-of.ts';
import { isFindableType } from '../findable-types.server.ts';
import { findPage, helpWith } from '../queries.server.ts';
import { readPage, resultsPerPage, searchHref } from '../search.ts';
import { SuggestField } from '../ui/suggest-field.tsx';
import type { Route } from './+types/search.ts';
import { BeforeSearch } from './before-search.tsx';
import { NoResults } from './no-results.tsx';
import { Results } from './results.tsx';
import css from './search.module.css';

export const handle = { section: 'search' } satisfies PageHandle;

/**
 * @throws 404 for a kind of thing that is not known; 302 to the last page from one beyond it: the same words find more in
 * one language than in another, and somebody may come from there
 */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { db, locale, clock, tags } = siteOf(context, 'search');
  const { searchParams } = new URL(request.url);
  const keyword = cleanKeyword(searchParams.get('keyword') ?? '');
  const type = searchParams.get('type') || undefined;
  const page = readPage(searchParams.get('page'));
  if (page === undefined || (type !== undefined && !isFindableType(type))) throw new Refusal(404);
  if (keyword === '') return { keyword, type, page };
  const search = { keyword, type, locale, now: clock.now() };
  const slice = { offset: (page - 1) * resultsPerPage, limit: resultsPerPage };
  const found = await findPage(db, search, slice);
  const last = pagesOf(found.total, resultsPerPage);
  if (page > last) throw redirect(localHref(locale, searchHref({ keyword, type, page: last })));
  if (found.total === 0 && type === undefined) tags.add(nothingFound);
  return { keyword, type, page, found, help: found.total === 0 ? await helpWith(db, search) : undefined };
}

/** The search: one field, and what it finds on the whole site, best first. */
export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const { keyword, type, page, found, help } = loaderData;
  const { t } = useLingui();
  const what = page === 1 ? t`Search: “${keyword}”` : t`Search: “${keyword}”, page ${page}`;
  return (
    <>
      <PageHead
        title={found ? what : t`Search`}
        description={t`Search the whole site: news, programme, exhibitors, buyers, projects, services, partners and downloads.`}
        unlisted={found !== undefined}
      />
      <Banner section="search" title={t`Search`} />
      <div className={css.page}>
        <SearchBox id="keyword">
          <SuggestField id="keyword" keyword={keyword} />
        </SearchBox>
        {!found && <BeforeSearch />}
        {help && <NoResults keyword={keyword} type={type} help={help} />}
        {found && found.total > 0 && <Results keyword={keyword} type={type} page={page} found={found} />}
      </div>
    </>
  );
}
