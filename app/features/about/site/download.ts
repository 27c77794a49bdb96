import type { LoaderFunctionArgs } from 'react-router';
import { siteOf } from '#platform/http/site-context.ts';
import { fetchDownload } from '../fetch-download.server.ts';

/** `/download/{id}/{name}`: a file of the download centre. */
export function loader({ context, params, request }: LoaderFunctionArgs): Promise<Response> {
  return fetchDownload(siteOf(context), params, request);
}
