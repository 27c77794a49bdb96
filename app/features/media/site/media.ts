import { siteOf } from '#platform/http/site-context.ts';
import { answerMedia } from '../answer-media.server.ts';
import type { Route } from './+types/media.ts';

/** `/media/{id}/{version}/{file}`: pictures in their sizes, films, captions. */
export function loader({ context, params, request }: Route.LoaderArgs): Promise<Response> {
  return answerMedia(siteOf(context), params, request);
}
