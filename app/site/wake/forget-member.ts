import { memberAnswer } from '#shell/account/member-answer.ts';
import { on } from './on.ts';

/**
 * Whatever a form sends may change what the top bar says of a member: the next page that is awake asks anew. Here, because a
 * slow phone sends forms from pages that are still asleep.
 */
export function forgetMemberOnSubmit(): void {
  on('submit', ({ target }) => {
    if ((target as HTMLFormElement).method !== 'post') return;
    try {
      sessionStorage.removeItem(memberAnswer);
    } catch {}
  });
}
