import type { LoaderFunctionArgs } from 'react-router';
import { siteOf } from '#platform/http/site-context.ts';
import { answerMedia } from '../answer-media.server.ts';

/** `/media/{id}/{version}/{file}`: pictures in their sizes, films, captions. */
export function loader({ context, params, request }: LoaderFunctionArgs): Promise<Response> {
  return answerMedia(siteOf(context), params, request);
}
