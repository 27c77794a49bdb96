import { useLingui } from '@lingui/react/macro';
import { staffPage } from '#features/staff/index.server.ts';
import { venueIso } from '#platform/clock/clock.ts';
import { personalHeaders } from '#platform/http/personal-headers.ts';
import { siteOf } from '#platform/http/site-context.ts';
import { useLocale } from '#platform/i18n/use-locale.ts';
import { PageHead } from '#shell/page-head.tsx';
import { ButtonLink } from '#ui/console/controls/button.tsx';
import { RailButton } from '#ui/console/frame/rail.tsx';
import { List } from '#ui/console/list/list.tsx';
import { Cell, Row, TitleCell } from '#ui/console/list/row.tsx';
import { ConsoleHead } from '#ui/console/page/console-head.tsx';
import { Empty } from '#ui/console/page/empty.tsx';
import page from '#ui/console/page/page.module.css';
import { formatDays, formatMoment } from '#ui/dates/dates.ts';
import { mayBeginEdition } from '../policy/edition-policy.server.ts';
import { kindsRail } from '../shown/rail.server.ts';
import type { Route } from './+types/editions.ts';
import { editionPath, newEditionPath } from './edition-address.ts';
import { editionsOfStaff } from './staff-editions.server.ts';
import { changeOnItsWay } from './takeover/takeovers.server.ts';
import { useStandWords } from './use-stand-words.ts';

export const headers = personalHeaders;

/** `?done=given`: one was given up. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const site = siteOf(context);
  const { staff } = await staffPage(request, site, 'see');
  const change = await changeOnItsWay(site.db);
  const at = change?.takesOverAt && formatMoment(venueIso(change.takesOverAt), site.locale);
  return {
    rail: await kindsRail(site),
    editions: await editionsOfStaff(site),
    onItsWay: change && at ? { number: change.edition, at } : undefined,
    mayBegin: mayBeginEdition(staff),
    isGivenUp: new URL(request.url).searchParams.get('done') === 'given',
  };
}

/** All editions: the one that the site is about, those before it, and one that is being prepared. */
export default function EditionsPage({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { editions, mayBegin, isGivenUp } = loaderData;
  const title = t`Editions and takeover`;
  return (
    <>
      <PageHead title={title} unlisted />
      <ConsoleHead title={title}>
        <RailButton>{t`Content types`}</RailButton>
        {mayBegin && <ButtonLink to={newEditionPath} look="main">{t`New edition`}</ButtonLink>}
      </ConsoleHead>
      {isGivenUp && <p role="status" className={page.done}>{t`The edition was given up.`}</p>}
      {editions.length > 0 ? (
        <EditionList {...loaderData} />
      ) : (
        <Empty id="editions" title={t`No editions yet`}>
          <p>{t`The first edition is written under Content. Later ones begin here.`}</p>
        </Empty>
      )}
    </>
  );
}

function EditionList({ editions, onItsWay }: Pick<Route.ComponentProps['loaderData'], 'editions' | 'onItsWay'>) {
  const { t } = useLingui();
  const locale = useLocale();
  const stand = useStandWords();
  return (
    <List
      caption={t`Editions, the newest first`}
      columns={[
        { name: t`Edition` },
        { name: t`Edition number`, numeric: true, width: 'date' },
        { name: t({ message: 'State', context: 'column' }), width: 'words' },
      ]}
    >
      {editions.map((edition) => (
        <Row key={edition.number}>
          <TitleCell
            title={edition.name}
            lang={edition.lang}
            to={editionPath(edition.number)}
            under={formatDays(edition.startDate, edition.endDate, locale)}
            wraps
          />
          <Cell numeric>{edition.number}</Cell>
          <Cell>{stand(edition, onItsWay?.number === edition.number ? onItsWay.at : undefined)}</Cell>
        </Row>
      ))}
    </List>
  );
}
