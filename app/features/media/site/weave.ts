import type { LoaderFunctionArgs } from 'react-router';
import { answerWeave } from '../answer-weave.server.ts';

/** `/weave/{id}.svg`, `/weave/{shape}/{id}.svg`: the woven picture of an id, for what has none of its own. */
export function loader({ params }: LoaderFunctionArgs): Response {
  return answerWeave(params);
}
