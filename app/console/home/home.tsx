import { useLingui } from '@lingui/react/macro';
import { staffPage } from '#features/staff/index.server.ts';
import { may } from '#platform/http/may.ts';
import { personalHeaders } from '#platform/http/personal-headers.ts';
import { siteOf } from '#platform/http/site-context.ts';
import { SiteLink } from '#shell/link.tsx';
import { PageHead } from '#shell/page-head.tsx';
import { ButtonLink } from '#ui/console/controls/button.tsx';
import { Kbd } from '#ui/console/keys/kbd.tsx';
import { ConsoleHead } from '#ui/console/page/console-head.tsx';
import { Empty } from '#ui/console/page/empty.tsx';
import { Beside, Panel } from '#ui/console/page/panel.tsx';
import { formatMoment } from '#ui/dates/dates.ts';
import { areas } from '../layout/areas.ts';
import { useAreaNames } from '../layout/use-area-names.ts';
import type { Route } from './+types/home.ts';
import css from './home.module.css';
import { readWaiting } from './read-waiting.server.ts';
import { WaitingList } from './waiting-list.tsx';

export const headers = personalHeaders;

export async function loader({ context, request }: Route.LoaderArgs) {
  const site = siteOf(context);
  const { staff } = await staffPage(request, site);
  return {
    name: staff.name,
    now: formatMoment(site.clock.now().toISOString(), site.locale),
    open: areas.filter(({ acts }) => acts.some((act) => may(staff, act))),
    seesFreshness: may(staff, 'see'),
    seesHealth: may(staff, 'audit'),
    seesFigures: may(staff, 'readFigures'),
    ...(await readWaiting(site, staff)),
  };
}

/** What waits for whoever has logged in, and the parts of the console that they may enter. */
export default function ConsoleHome({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { name, now, open, seesFigures, lines, today, isCut } = loaderData;
  const waiting = lines.length > 0 ? <WaitingList {...{ lines, today, isCut }} /> : <NothingWaits open={open} />;
  return (
    <>
      <PageHead title={t`Waiting for you`} unlisted />
      <ConsoleHead
        title={t`Waiting for you`}
        under={
          <>
            <span lang="">{name}</span> · {t`${now}, Beijing time`}
          </>
        }
      />
      {open.length > 0 || seesFigures ? (
        <Beside label={t`Console sections`} aside={<Parts {...loaderData} />}>
          {waiting}
        </Beside>
      ) : (
        waiting
      )}
    </>
  );
}

type OpenProps = Pick<Route.ComponentProps['loaderData'], 'open'>;
type PartsProps = Pick<Route.ComponentProps['loaderData'], 'open' | 'seesFreshness' | 'seesHealth' | 'seesFigures'>;

function NothingWaits({ open: [first] }: OpenProps) {
  const { t } = useLingui();
  const names = useAreaNames();
  return (
    <Empty id="home" title={t`Nothing is waiting for you`}>
      <p>{t`Texts assigned to you or submitted for review, and what visitors send in, appear here.`}</p>
      {first && <ButtonLink to={first.path}>{names[first.area]}</ButtonLink>}
    </Empty>
  );
}

/** The parts of the console that whoever has logged in may enter, and what they look after there. */
function Parts({ open, seesFreshness, seesHealth, seesFigures }: PartsProps) {
  const { t } = useLingui();
  const names = useAreaNames();
  return (
    <Panel title={t`Go to`}>
      <ul role="list" className={css.parts}>
        {open.map(({ area, path, key }) => (
          <li key={area}>
            <SiteLink to={path}>{names[area]}</SiteLink>
            <span aria-hidden="true">
              <Kbd silent>G</Kbd> <Kbd silent>{key}</Kbd>
            </span>
          </li>
        ))}
        {seesFreshness && (
          <li>
            <SiteLink to="/console/freshness/">{t`Needs attention`}</SiteLink>
          </li>
        )}
        {seesFigures && (
          <li>
            <SiteLink to="/console/figures/">{t`Figures`}</SiteLink>
          </li>
        )}
        {seesHealth && (
          <li>
            <SiteLink to="/console/health/">{t`Site health`}</SiteLink>
          </li>
        )}
      </ul>
    </Panel>
  );
}
