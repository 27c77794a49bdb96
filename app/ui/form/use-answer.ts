import { useState } from 'react';
import { useActionData, useLocation } from 'react-router';

/**
 * What the server said of the form that was sent. The router forgets it as soon as a link within the page is followed (the skip
 * link, one of the summary of errors), and with it what was typed: so it is kept here as long as the page is the same.
 */
export function useAnswer<Action>(): ReturnType<typeof useActionData<Action>> {
  const answer = useActionData<Action>();
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const [first] = useState({ answer, address });
  return answer ?? (first.address === address ? first.answer : undefined);
}
