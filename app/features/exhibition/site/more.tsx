import { useLingui } from '@lingui/react/macro';
import { Refusal } from '#platform/http/refusal.ts';
import { type SiteContext, siteOf } from '#platform/http/site-context.ts';
import { Banner } from '#shell/banner.tsx';
import { Breadcrumbs } from '#shell/breadcrumbs.tsx';
import type { PageHandle } from '#shell/page-handle.ts';
import { PageHead } from '#shell/page-head.tsx';
import { pagesOf } from '#ui/pages/pages-of.ts';
import { Pagination } from '#ui/pages/pagination.tsx';
import { type Notice, noticesHref, noticesPerPage, readAudience, readNumber } from '../exhibition.ts';
import { countNotices, notices, readNotice } from '../notices.server.ts';
import type { Route } from './+types/more.ts';
import { ExhibitionNav } from './frame/exhibition-nav.tsx';
import css from './more.module.css';
import { AudienceNav } from './notices/audience-nav.tsx';
import { NoticePage } from './notices/notice-page.tsx';
import { NoticeRows } from './notices/notice-rows.tsx';

export const handle = { section: 'exhibition' } satisfies PageHandle;

/**
 * One notice (`?id=`), or a page of all of them (`?for=`, `?page=`).
 * @throws 404 for a notice, an audience or a page that does not exist
 */
export async function loader({ context, request }: Route.LoaderArgs) {
  const site = siteOf(context, 'exhibition');
  const { searchParams } = new URL(request.url);
  const id = searchParams.get('id');
  return id === null ? readList(site, searchParams) : { notice: await readOne(site, readNumber(id)) };
}

const notFound = () => new Refusal(404);

async function readOne({ db, locale, clock }: SiteContext, id: number | undefined): Promise<Notice> {
  const notice = id === undefined ? undefined : await readNotice(db, id, { locale, now: clock.now() });
  if (!notice) throw notFound();
  return notice;
}

async function readList({ db, locale, clock }: SiteContext, query: URLSearchParams) {
  const now = clock.now();
  const audience = query.has('for') ? readAudience(query.get('for')) : undefined;
  const page = query.has('page') ? readNumber(query.get('page')) : 1;
  if (page === undefined || (query.has('for') && !audience)) throw notFound();
  const { total } = await countNotices(db, { now, audience });
  const pages = pagesOf(total, noticesPerPage);
  if (page > pages) throw notFound();
  const rows = await notices(db, {
    locale,
    now,
    audience,
    limit: noticesPerPage,
    offset: (page - 1) * noticesPerPage,
  });
  return { audience, page, pages, rows };
}

/** All notices, page by page; or one of them. */
export default function MorePage({ loaderData: shown }: Route.ComponentProps) {
  return 'notice' in shown ? <NoticePage notice={shown.notice} /> : <NoticeList {...shown} />;
}

function NoticeList({ audience, page, pages, rows }: Awaited<ReturnType<typeof readList>>) {
  const { t } = useLingui();
  const names = { exhibitor: t`Notices for exhibitors`, visitor: t`Notices for visitors` };
  const name = audience ? names[audience] : t`All notices`;
  const title = page === 1 ? name : t`${name}, page ${page}`;
  const description = t`What exhibitors and visitors to the China-Africa Economic and Trade Expo need to know, most important first.`;
  return (
    <>
      <PageHead title={title} description={description} query={['for', ...(page > 1 ? ['page'] : [])]} />
      <Banner section="exhibition" title={name} />
      <ExhibitionNav current="notice" />
      <div className={css.page}>
        <Breadcrumbs trail={[{ title: t`Notices`, to: '/exhibition/?cursor=notice' }]} />
        <AudienceNav current={audience} />
        {rows.length === 0 && <p>{t`No notices yet.`}</p>}
        <NoticeRows notices={rows} headingLevel={2} audience={!audience} />
        <Pagination
          page={page}
          pages={pages}
          hrefOf={(number) => noticesHref({ audience, page: number })}
          label={t`Pages: ${name}`}
        />
      </div>
    </>
  );
}
