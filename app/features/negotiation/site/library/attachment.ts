import { memberOf } from '#features/accounts/index.server.ts';
import { siteOf } from '#platform/http/site-context.ts';
import { answerAttachment } from '../../files/answer-attachment.server.ts';
import type { Route } from './+types/attachment.ts';

/** A file of a project. @returns 404 for whoever may not see it, as for one that is not there */
export async function loader({ context, request, params }: Route.LoaderArgs): Promise<Response> {
  const site = siteOf(context);
  const member = await memberOf(request, site);
  return answerAttachment(site, params.key, member?.id);
}
