import { siteOf } from '#platform/http/site-context.ts';
import { fetchDownload } from '../downloads/fetch-download.server.ts';
import type { Route } from './+types/download.ts';

/** `/download/{id}/{name}`: a file of the download centre. */
export function loader({ context, params, request }: Route.LoaderArgs): Promise<Response> {
  return fetchDownload(siteOf(context), params, request);
}
