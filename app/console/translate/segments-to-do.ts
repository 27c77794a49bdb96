import type { MouseEvent } from 'react';

/** Attribute of a target text that waits for somebody. */
export const toDo = 'data-to-do';

/** Goes to the next segment that waits, after the one where somebody is; the link itself leads to the first. */
export function leadToNext(event: MouseEvent): void {
  const waiting = [...document.querySelectorAll<HTMLElement>(`[${toDo}]`)];
  const here = document.activeElement;
  const next =
    waiting.find((each) => here && here.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_FOLLOWING) ?? waiting[0];
  if (!next) return;
  event.preventDefault();
  next.focus();
  next.scrollIntoView({ block: 'center' });
}
