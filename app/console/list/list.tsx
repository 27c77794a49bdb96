import { useLingui } from '@lingui/react/macro';
import { staffPage } from '#features/staff/index.server.ts';
import { formOf } from '#platform/http/body/read-form.server.ts';
import { personalHeaders } from '#platform/http/personal-headers.ts';
import { siteOf } from '#platform/http/site-context.ts';
import { PageHead } from '#shell/page-head.tsx';
import { ButtonLink } from '#ui/console/controls/button.tsx';
import { RailButton } from '#ui/console/frame/rail.tsx';
import { KeysLine } from '#ui/console/keys/keys-line.tsx';
import { ListFoot } from '#ui/console/list/list-foot.tsx';
import { ConsoleHead } from '#ui/console/page/console-head.tsx';
import { useAnswer } from '#ui/form/use-answer.ts';
import { companiesPath, isCompanyKind } from '../companies/company-path.ts';
import { kindOrRefuse } from '../content/kinds.server.ts';
import { SheetLinks } from '../sheets/sheet-links.tsx';
import { threadPath } from '../shown/paths.ts';
import type { Route } from './+types/list.ts';
import { doWithPicked } from './bulk.server.ts';
import { BulkNote } from './bulk-note.tsx';
import { listPath, readListAddress } from './list-address.ts';
import { ListFilters } from './list-filters.tsx';
import { listPage } from './list-page.server.ts';
import { NothingHere } from './nothing-here.tsx';
import { PickedList } from './picked-list.tsx';
import { ViewTabs } from './view-tabs.tsx';

export const headers = personalHeaders;

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const site = siteOf(context);
  const { staff } = await staffPage(request, site, 'see');
  const address = readListAddress(new URL(request.url).searchParams);
  return listPage(site, staff, kindOrRefuse(params.kind), address);
}

/** What is done with all that is picked. */
export async function action({ context, request, params }: Route.ActionArgs) {
  const site = siteOf(context);
  const { staff } = await staffPage(request, site, 'see');
  const { searchParams: query } = new URL(request.url);
  return doWithPicked(site, staff, { kind: kindOrRefuse(params.kind), form: await formOf(request), query });
}

/** The things of a kind. */
export default function ListPage({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { kind, address, counts, rows, older } = loaderData;
  const report = useAnswer<typeof action>();
  return (
    <>
      <PageHead title={kind.many} unlisted />
      <ConsoleHead title={kind.many} under={<Under {...loaderData} />}>
        <RailButton>{t`Content types`}</RailButton>
        {isCompanyKind(kind.name) && <ButtonLink to={companiesPath()}>{t`Companies that look alike`}</ButtonLink>}
        {kind.make && (
          <ButtonLink look="main" keys="C" to={threadPath(kind.name, undefined)}>
            {kind.make}
          </ButtonLink>
        )}
      </ConsoleHead>
      <ViewTabs kind={kind.name} address={address} counts={counts} />
      <ListFilters {...loaderData} />
      {report && <BulkNote report={report} kind={kind.name} />}
      {rows.length > 0 ? (
        <PickedList {...loaderData} />
      ) : (
        <NothingHere kind={kind} address={address} facets={loaderData.facets} />
      )}
      {loaderData.may.write && <SheetLinks kind={kind.name} list={listPath(kind.name, address)} />}
      <ListFoot
        {...(address.after && {
          newer: { to: listPath(kind.name, { ...address, after: undefined }), name: t`Newest` },
        })}
        {...(older && { older: { to: older } })}
        keys={<ListKeys />}
      />
    </>
  );
}

/** How many there are, and of a kind of which none is made, why. */
function Under({ kind, now, counts }: Pick<Route.ComponentProps['loaderData'], 'kind' | 'now' | 'counts'>) {
  const { t } = useLingui();
  const count = counts.all;
  return (
    <>
      {t`${count} in total · ${now}, Beijing time`}
      {kind.only && (
        <>
          <br />
          {kind.only}
        </>
      )}
    </>
  );
}

function ListKeys() {
  const { t } = useLingui();
  return (
    <KeysLine
      keys={[
        { keys: ['J', 'K'], does: t`move` },
        { keys: ['X'], does: t`select` },
        { keys: ['Enter'], does: t`open` },
        { keys: ['/'], does: t`search` },
        { keys: ['W'], does: t`waiting for me` },
      ]}
    />
  );
}
