import { useLingui } from '@lingui/react/macro';
import { staffPage } from '#features/staff/index.server.ts';
import { personalHeaders } from '#platform/http/personal-headers.ts';
import { siteOf } from '#platform/http/site-context.ts';
import { SiteLink } from '#shell/link.tsx';
import { PageHead } from '#shell/page-head.tsx';
import { RailButton } from '#ui/console/frame/rail.tsx';
import { List } from '#ui/console/list/list.tsx';
import { ListFoot } from '#ui/console/list/list-foot.tsx';
import { Cell, Row, TitleCell } from '#ui/console/list/row.tsx';
import { ConsoleHead } from '#ui/console/page/console-head.tsx';
import { Empty } from '#ui/console/page/empty.tsx';
import page from '#ui/console/page/page.module.css';
import { Tabs } from '#ui/console/page/tabs.tsx';
import { Who } from '#ui/console/people/who.tsx';
import { DateText } from '#ui/dates/date-text.tsx';
import type { Route } from './+types/companies.ts';
import { type CompanyView, companiesPath, companyPath, pairPath } from './company-path.ts';
import { type CompaniesPage, readCompanies } from './read-companies.server.ts';
import { useDeedWords } from './use-deed-words.ts';
import { useTraitWords } from './use-trait-words.ts';

export const headers = personalHeaders;

/** `?view=`: pairs that look alike, what members ask for, or merges. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const site = siteOf(context);
  const { staff } = await staffPage(request, site, 'see');
  return readCompanies(site, staff, new URL(request.url).searchParams);
}

/** Company tasks: companies that look alike, and what their members ask for. */
export default function CompaniesPageFace({ loaderData: own }: Route.ComponentProps) {
  const { t } = useLingui();
  const names = useViewNames();
  const words = useDeedWords();
  const { view, counts, pairs, requests, merges, done } = own;
  const older = pairs?.older ?? merges?.older;
  const title = t`Company tasks`;
  return (
    <>
      <PageHead title={title} unlisted />
      <ConsoleHead title={title}>
        <RailButton>{t`Content types`}</RailButton>
      </ConsoleHead>
      {done && (
        <p role="status" className={page.done}>
          {words[done]}
        </p>
      )}
      <Tabs
        label={t`Views`}
        tabs={counts.map((each) => ({
          name: names[each.view],
          to: companiesPath(each.view),
          count: each.count,
          current: each.view === view,
        }))}
      />
      {pairs && <Pairs rows={pairs.rows} />}
      {requests && <Requests view={view} requests={requests} />}
      {merges && <Merges rows={merges.rows} />}
      {older && <ListFoot older={{ to: older, name: t`Next page` }} />}
    </>
  );
}

function useViewNames(): Record<CompanyView, string> {
  const { t } = useLingui();
  return {
    alike: t`Look alike`,
    changes: t`Company updates`,
    claims: t`Company claims`,
    merged: t({ message: 'Merged', context: 'view of a list' }),
  };
}

function Pairs({ rows }: { rows: NonNullable<CompaniesPage['pairs']>['rows'] }) {
  const { t } = useLingui();
  const words = useTraitWords();
  const comma = t({ message: ', ', context: 'between parts of a sentence' });
  if (rows.length === 0)
    return (
      <Empty id="alike" title={t`No companies look alike`}>
        <p>{t`Names, telephones, e-mail addresses, websites and addresses are compared as companies are written.`}</p>
      </Empty>
    );
  return (
    <List
      caption={t`Companies that look alike, the most alike first`}
      columns={[{ name: t`Companies` }, { name: t`In common`, width: 'words' }]}
    >
      {rows.map(({ one, other, traits }) => (
        <Row key={`${one.id} ${other.id}`}>
          <TitleCell
            title={`${one.title} · ${other.title}`}
            lang={one.lang === other.lang ? one.lang : undefined}
            to={pairPath(one.id, other.id)}
            under={t`no. ${one.id} and no. ${other.id}`}
            wraps
          />
          <Cell>{traits.map((trait) => words[trait]).join(comma)}</Cell>
        </Row>
      ))}
    </List>
  );
}

interface RequestsProps {
  view: CompanyView;
  requests: NonNullable<CompaniesPage['requests']>;
}

function Requests({ view, requests }: RequestsProps) {
  const { t } = useLingui();
  const names = useViewNames();
  if (requests.length === 0)
    return (
      <Empty id={view} title={t`Nothing is waiting`}>
        <p>{t`Members confirm their company in their account, and ask there for changes of its entry.`}</p>
      </Empty>
    );
  return (
    <List
      caption={t`${names[view]}, longest waiting first`}
      columns={[
        { name: t`Company` },
        { name: t({ message: 'Handled by', context: 'column' }), width: 'words' },
        { name: t`Waiting since`, width: 'date' },
      ]}
    >
      {requests.map(({ to, title, lang, note, since, who }) => (
        <Row key={to}>
          <TitleCell title={title} lang={lang} to={to} under={note} />
          <Cell>{who ? <Who id={String(who.id)}>{who.name}</Who> : '–'}</Cell>
          <Cell>
            <DateText iso={since} />
          </Cell>
        </Row>
      ))}
    </List>
  );
}

function Merges({ rows }: { rows: NonNullable<CompaniesPage['merges']>['rows'] }) {
  const { t } = useLingui();
  if (rows.length === 0)
    return (
      <Empty id="merged" title={t`No companies were merged yet`}>
        <p>{t`Two entries of one company are merged from where they look alike, and can be parted again.`}</p>
      </Empty>
    );
  return (
    <List
      caption={t`Merged companies, latest first`}
      columns={[{ name: t`Company` }, { name: t`Merged into`, width: 'words' }, { name: t`Merged`, width: 'words' }]}
    >
      {rows.map(({ id, loser, winner, by, when, undone }) => (
        <Row key={id}>
          <TitleCell title={loser.title} lang={loser.lang} to={companyPath(loser.id)} under={t`no. ${loser.id}`} />
          <Cell>
            <SiteLink to={companyPath(winner.id)}>
              <span lang={winner.lang}>{winner.title}</span>
            </SiteLink>
          </Cell>
          <Cell>
            {by} · {when}
            {undone && (
              <>
                <br />
                {t`Undone: ${undone.by}, ${undone.when}`}
              </>
            )}
          </Cell>
        </Row>
      ))}
    </List>
  );
}
