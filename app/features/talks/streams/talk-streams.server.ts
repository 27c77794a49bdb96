/** What may be open at a time: streams of one member, and of all in a process. */
export const streamLimits = { member: 5, process: 1000 };

/** A place in the list of those who listen. */
export interface Listening {
  /** Gives the place back. Twice is once. */
  leave(): void;
}

interface Listener {
  talkId: number;
  memberId: number;
  sessionId: string;
  /** Something has happened in the talk. */
  wake(): void;
  /** The process ends, or the session. */
  end(): void;
  /** The session may have ended. */
  check(): void;
}

/** Those who listen to talks in one process. */
export class TalkStreams {
  readonly #byTalk = new Map<number, Set<Listener>>();
  readonly #byMember = new Map<number, number>();
  #count = 0;
  #ending = false;

  /** Takes a place. @returns why there is none: the member has enough, the process has, or it is about to end */
  join(listener: Listener): Listening | 'member-full' | 'full' {
    const own = this.#byMember.get(listener.memberId) ?? 0;
    if (this.#ending || this.#count >= streamLimits.process) return 'full';
    if (own >= streamLimits.member) return 'member-full';
    this.#count += 1;
    this.#byMember.set(listener.memberId, own + 1);
    const others = this.#byTalk.get(listener.talkId) ?? new Set();
    this.#byTalk.set(listener.talkId, others.add(listener));
    return { leave: () => this.#leave(listener) };
  }

  #leave(listener: Listener): void {
    const others = this.#byTalk.get(listener.talkId);
    if (!others?.delete(listener)) return;
    if (others.size === 0) this.#byTalk.delete(listener.talkId);
    this.#count -= 1;
    const left = (this.#byMember.get(listener.memberId) ?? 1) - 1;
    if (left > 0) this.#byMember.set(listener.memberId, left);
    else this.#byMember.delete(listener.memberId);
  }

  /** Wakes those who listen to a talk. */
  wake(talkId: number): void {
    for (const listener of this.#byTalk.get(talkId) ?? []) listener.wake();
  }

  /** Wakes everybody: notices may have been missed. */
  wakeAll(): void {
    for (const talkId of this.#byTalk.keys()) this.wake(talkId);
  }

  /** Ends the streams of a session that has ended. */
  endOf(sessionId: string): void {
    for (const listener of this.#all()) if (listener.sessionId === sessionId) listener.end();
  }

  /** Has every stream ask whether its session is still open: notices may have been missed. */
  checkAll(): void {
    for (const listener of this.#all()) listener.check();
  }

  /** Ends all streams, and lets nobody in any more: browsers come back to another process. */
  end(): void {
    this.#ending = true;
    for (const listener of this.#all()) listener.end();
  }

  /** Those who listen now: whoever ends meanwhile leaves the list. */
  #all(): Listener[] {
    return [...this.#byTalk.values()].flatMap((listeners) => [...listeners]);
  }

  get count(): number {
    return this.#count;
  }
}

/** Those of this process. */
export const talkStreams = new TalkStreams();

/** Hears a notice of `talksChannel`: the id of a talk, or nothing where some may have been missed. */
export function heardInTalks(payload: string): void {
  if (payload === '') talkStreams.wakeAll();
  else talkStreams.wake(Number(payload));
}

/** Hears a notice of `sessionsChannel`: the id of a session that has ended, or nothing where some may have been missed. */
export function heardOfSessions(payload: string): void {
  if (payload === '') talkStreams.checkAll();
  else talkStreams.endOf(payload);
}

/** Ends the streams of this process, as it begins to drain. */
export function endStreams(): void {
  talkStreams.end();
}
