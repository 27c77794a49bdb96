import { memberOrLogin } from '#features/accounts/index.server.ts';
import { Overview } from '#features/accounts/ui/overview.tsx';
import { personalHeaders } from '#platform/http/personal-headers.ts';
import { siteOf } from '#platform/http/site-context.ts';
import type { Route } from './+types/overview.ts';
import { newsOf } from './member-news.server.ts';

export const headers = personalHeaders;

export async function loader({ context, request }: Route.LoaderArgs) {
  const site = siteOf(context);
  const { id, name } = await memberOrLogin(request, site);
  return { name, welcome: new URL(request.url).searchParams.has('welcome'), news: await newsOf(site, id) };
}

/** The first page of an account. */
export default function AccountOverview({ loaderData }: Route.ComponentProps) {
  return <Overview {...loaderData} />;
}
