import { answerWeave } from '../answer-weave.server.ts';
import type { Route } from './+types/weave.ts';

/** `/weave/{id}.svg`, `/weave/{shape}/{id}.svg`: the woven picture of an id, for what has none of its own. */
export function loader({ params }: Route.LoaderArgs): Response {
  return answerWeave(params);
}
