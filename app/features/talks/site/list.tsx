import { useLingui } from '@lingui/react/macro';
import { memberOrLogin } from '#features/accounts/index.server.ts';
import { personalHeaders } from '#platform/http/personal-headers.ts';
import { siteOf } from '#platform/http/site-context.ts';
import { AccountPage } from '#shell/account/account-page.tsx';
import { SiteLink } from '#shell/link.tsx';
import button from '#ui/button.module.css';
import { NothingFound } from '#ui/nothing-found.tsx';
import { pagesOf } from '#ui/pages/pages-of.ts';
import { Pagination } from '#ui/pages/pagination.tsx';
import { placed, zoneOf } from '../meetings/places.server.ts';
import { listTalks } from '../thread/queries.server.ts';
import css from '../ui/talk-row.module.css';
import { TalkRow } from '../ui/talk-row.tsx';
import type { Route } from './+types/list.ts';

export const headers = personalHeaders;

const pageSize = 20;
/** So much of the last words is sent: more than a line shows. */
const excerpt = 160;

export async function loader({ context, request }: Route.LoaderArgs) {
  const site = siteOf(context);
  const member = await memberOrLogin(request, site);
  const asked = /^[1-9]\d{0,5}$/.exec(new URL(request.url).searchParams.get('page') ?? '')?.[0];
  const page = Number(asked ?? 1);
  const { talks, total } = await listTalks(site, member.id, { limit: pageSize, offset: (page - 1) * pageSize });
  const zone = zoneOf(null, member.country);
  return {
    page,
    pages: pagesOf(total, pageSize),
    talks: talks.map(({ key, state, side, project, other, unread, last }) => ({
      ...{ id: key, state, side, unread },
      project: project && { name: project.name, lang: project.lang },
      other: other && { name: other.name, company: other.company },
      last: {
        kind: last.kind,
        by: last.side === null ? ('site' as const) : last.side === side ? ('you' as const) : ('other' as const),
        content: last.content?.slice(0, excerpt).toWellFormed(),
        at: last.at.toISOString(),
        times: placed(last.at, [zone], site.locale),
      },
    })),
  };
}

/** A member's negotiations, those in which something happened last first. */
export default function NegotiationsPage({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { talks, page, pages } = loaderData;
  return (
    <AccountPage part="negotiations" title={t`My negotiations`}>
      {talks.length === 0 ? (
        <NothingFound title={t`You have no negotiations yet.`}>
          <p>{t`Ask a project owner a question and the answer arrives here, as do requests about your own projects.`}</p>
          <SiteLink to="/negotiation/list" className={button.secondary}>{t`Browse projects`}</SiteLink>
        </NothingFound>
      ) : (
        <ul role="list" className={css.list}>
          {talks.map((talk) => (
            <TalkRow key={talk.id} talk={talk} />
          ))}
        </ul>
      )}
      <Pagination
        page={page}
        pages={pages}
        hrefOf={(n) => (n === 1 ? '/account/negotiations' : `/account/negotiations?page=${n}`)}
        label={t`Pages of negotiations`}
      />
    </AccountPage>
  );
}
