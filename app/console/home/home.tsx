import { useLingui } from '@lingui/react/macro';
import { staffPage } from '#features/staff/index.server.ts';
import { may } from '#platform/http/may.ts';
import { personalHeaders } from '#platform/http/personal-headers.ts';
import { siteOf } from '#platform/http/site-context.ts';
import { SiteLink } from '#shell/link.tsx';
import { PageHead } from '#shell/page-head.tsx';
import { Kbd } from '#ui/console/keys/kbd.tsx';
import { ConsoleHead } from '#ui/console/page/console-head.tsx';
import { areas } from '../layout/areas.ts';
import { useAreaNames } from '../layout/use-area-names.ts';
import type { Route } from './+types/home.ts';
import css from './home.module.css';

export const headers = personalHeaders;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { staff } = await staffPage(request, siteOf(context));
  return { name: staff.name, open: areas.filter(({ acts }) => acts.some((act) => may(staff, act))) };
}

/** The parts of the console that whoever has logged in may enter. */
export default function ConsoleHome({ loaderData: { name, open } }: Route.ComponentProps) {
  const { t } = useLingui();
  const names = useAreaNames();
  return (
    <>
      <PageHead title={t`Console`} unlisted />
      <ConsoleHead title={t`Console`} under={name} />
      <ul role="list" className={css.parts}>
        {open.map(({ area, path, key }) => (
          <li key={area}>
            <SiteLink to={path}>{names[area]}</SiteLink>
            <span aria-hidden="true">
              <Kbd silent>G</Kbd> <Kbd silent>{key}</Kbd>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
