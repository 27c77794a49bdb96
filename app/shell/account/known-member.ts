import { call } from '#platform/client/call.ts';
import { forgetUser, updateStore } from '#platform/client/store.ts';
import { memberAnswer } from './member-answer.ts';

/** What the top bar says of a member. */
export interface KnownMember {
  name: string;
  avatar: string;
  unread: number;
}

interface User extends KnownMember {
  userId: string;
  userSig: string;
}

/** In the storage of all tabs: somebody logs in with this browser. It says that asking is worth it, and nobody's name. */
const hint = 'member';
/** In the storage of this tab: what was answered, and when. Goes as any form is sent (`wake/forget-member.ts`), asleep too. */
const answer = memberAnswer;
/** For so long (milliseconds) an answer is taken again; a session that has ended elsewhere is noticed by then. */
const freshFor = 5 * 60_000;
/** What the site answers to whoever is not logged in. */
const notLoggedIn = 401;

/** What this page has asked may be answered with how things were before its form was sent: such an answer is not kept. */
let sent = false;

/** As a login or something about the member is sent: it is worth asking, on the next page, who is there. */
export function expectMember(): void {
  sent = true;
  keep(localStorageOf, hint, '1');
  keep(sessionStorageOf, answer, '');
}

/** Whether somebody logs in with this browser: then it is worth asking for what is theirs. */
export function mayBeMember(): boolean {
  return read(localStorageOf, hint) !== undefined;
}

/** As a member logs out, or their account goes. */
export function forgetMemberHere(): void {
  sent = true;
  keep(localStorageOf, hint, '');
  keep(sessionStorageOf, answer, '');
  forgetUser();
}

/**
 * The member of this browser, for the top bar. Nobody is asked for where nothing says that there is one, and otherwise the
 * server at most every five minutes: who only reads never pays for it.
 * @param sure the page is shown to members only
 */
export async function knownMember({ sure = false, now = Date.now() } = {}): Promise<KnownMember | undefined> {
  const kept = lastAnswer(now);
  if (kept) return kept;
  if (sure) keep(localStorageOf, hint, '1');
  if (!mayBeMember()) return undefined;
  const user = await call<User>('/api/auth/user', {
    // That no answer came says nothing of who is there: the page was left, the line is bad, or the site is in trouble.
    refused: (code) => {
      if (code === notLoggedIn && !sent) forgetMemberHere();
    },
  });
  if (sent || !user) return undefined;
  const { userId, userSig, name, avatar, unread } = user;
  updateStore({ userId, userSig, avatar });
  keep(sessionStorageOf, answer, JSON.stringify({ name, avatar, unread, at: now }));
  return { name, avatar, unread };
}

function lastAnswer(now: number): KnownMember | undefined {
  try {
    const { at, ...known } = JSON.parse(read(sessionStorageOf, answer) ?? '') as KnownMember & { at: number };
    return Math.abs(now - at) < freshFor ? known : undefined;
  } catch {
    return undefined;
  }
}

const localStorageOf = () => localStorage;
const sessionStorageOf = () => sessionStorage;

// Storage may be forbidden or full: the top bar then says the same as to everybody.
function read(storage: () => Storage, name: string): string | undefined {
  try {
    return storage().getItem(name) ?? undefined;
  } catch {
    return undefined;
  }
}

function keep(storage: () => Storage, name: string, value: string): void {
  try {
    if (value) storage().setItem(name, value);
    else storage().removeItem(name);
  } catch {}
}
