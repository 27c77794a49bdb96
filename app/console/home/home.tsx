import { useLingui } from '@lingui/react/macro';
import { staffPage } from '#features/staff/index.server.ts';
import { personalHeaders } from '#platform/http/personal-headers.ts';
import { siteOf } from '#platform/http/site-context.ts';
import { PageHead } from '#shell/page-head.tsx';
import type { Route } from './+types/home.ts';

export const headers = personalHeaders;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { staff } = await staffPage(request, siteOf(context));
  return { name: staff.name };
}

/** What waits for whoever has logged in. */
export default function ConsoleHome({ loaderData: { name } }: Route.ComponentProps) {
  const { t } = useLingui();
  return (
    <>
      <PageHead title={t`Console`} unlisted />
      <h1>{t`Console`}</h1>
      <p>{name}</p>
    </>
  );
}
