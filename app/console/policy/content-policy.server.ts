import { maySay, type Staff } from '#features/staff/index.server.ts';
import type { ContentKind } from '#platform/content/content-kind.ts';
import { may } from '#platform/http/may.ts';
import type { Thread } from '../content/document.ts';

/** Whose rights are asked for: what a page shows and what is refused are told by the same answers. */
type Person = Pick<Staff, 'roles' | 'languages'>;

/** Some kinds are for few: these rules narrow down who does the rest with them, and widen it for nobody. */
type OfFew = Pick<ContentKind, 'act'>;

const isOpenTo = (person: Person, { act }: OfFew): boolean => !act || may(person, act);

/** Whether somebody may write in a thread: what all languages share is for those who write in all. */
export function mayWrite(person: Person, thread: Thread, kind: OfFew): boolean {
  if (!isOpenTo(person, kind)) return false;
  return thread === 'shared' ? may(person, 'write') : may(person, 'translate') && maySay(person, thread);
}

/** Whether somebody may make a new thing, also as a copy: never of a kind of which there is what there is. */
export function mayMake(person: Person, kind: Pick<ContentKind, 'act' | 'words'>): boolean {
  return kind.words.make !== undefined && may(person, 'write') && isOpenTo(person, kind);
}

/** Whether somebody may have readers see a thread or see it no longer, now or at a time. */
export function mayPublish(person: Person, thread: Thread, kind: OfFew): boolean {
  return may(person, 'publish') && mayWrite(person, thread, kind);
}

/** Whether somebody may pass a step of review. */
export function mayPass(person: Person, kind: OfFew, { isLast }: { isLast: boolean }): boolean {
  return may(person, isLast ? 'signOff' : 'review') && isOpenTo(person, kind);
}

/** Whether somebody may send a text back to whoever wrote it. */
export function maySendBack(person: Person, kind: OfFew): boolean {
  return may(person, 'review') && isOpenTo(person, kind);
}

/** Whether somebody may say whose a thing is and who writes a language of it. */
export function mayGive(person: Person, kind: OfFew): boolean {
  return may(person, 'write') && isOpenTo(person, kind);
}
