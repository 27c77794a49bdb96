/** What has become of the newest revision of a thread. */
export type State = 'draft' | 'review' | 'signed' | 'published' | 'withdrawn';

/** The life of a thread: each language has one of its own, and so has what all of them share. */
export interface Life {
  state: State;
  /** Steps of review that the newest revision has passed. */
  step: number;
  /** Number of the newest revision. */
  head: number;
  /** Number of the revision that readers see; null where they see none. */
  published: number | null;
}

/** What can be done to a thread. */
export type Move = 'save' | 'submit' | 'pass' | 'sendBack' | 'publish' | 'withdraw';

/** How many steps of review there are before something is signed off: setting REVIEW_STEPS. */
export type Steps = 0 | 1 | 3;

type Transition = (life: Life, steps: Steps) => Life | undefined;

/**
 * The one table of what may follow what; undefined where it may not. A click, a schedule, an import and the restoring of a
 * revision all go through it.
 */
const transitions: Record<Move, Transition> = {
  /** A new revision: whatever the last one had passed, this one has passed nothing. What readers see stays. */
  save: (life) => ({ ...life, state: 'draft', step: 0, head: life.head + 1 }),
  submit: (life, steps) =>
    steps > 0 && (life.state === 'draft' || life.state === 'withdrawn')
      ? { ...life, state: 'review', step: 0 }
      : undefined,
  pass: (life, steps) => {
    if (life.state !== 'review') return undefined;
    const step = life.step + 1;
    return step < steps ? { ...life, step } : { ...life, step, state: 'signed' };
  },
  sendBack: (life) =>
    life.state === 'review' || life.state === 'signed' ? { ...life, state: 'draft', step: 0 } : undefined,
  publish: (life, steps) =>
    life.state === 'signed' || (steps === 0 && life.state !== 'published')
      ? { ...life, state: 'published', published: life.head }
      : undefined,
  /** What was being written meanwhile stays as far as it is. */
  withdraw: (life) =>
    life.published === null
      ? undefined
      : { ...life, published: null, state: life.state === 'published' ? 'withdrawn' : life.state },
};

/** What becomes of a thread. @returns undefined where that cannot be done to it as it stands */
export function after(life: Life, move: Move, steps: Steps): Life | undefined {
  return transitions[move](life, steps);
}

/** Why somebody does not pass the next step of a text: it is their own, or they have passed a step of it. */
export type Barred = 'ownText' | 'passedAlready';

/** Each step of a text is passed by somebody else, and none by whoever wrote it. @returns undefined where they may pass it */
export function barred(
  reader: number,
  { author, passedBy }: { author: number | null; passedBy: readonly number[] },
): Barred | undefined {
  if (reader === author) return 'ownText';
  return passedBy.includes(reader) ? 'passedAlready' : undefined;
}

/** The life of a thread that has just been begun, before its first revision. */
export const unborn: Life = { state: 'draft', step: 0, head: 0, published: null };

/** Steps of review of a thread: what all languages share has none of its own, whoever publishes has read it. */
export function stepsOf(thread: string, steps: Steps): Steps {
  return thread === 'shared' ? 0 : steps;
}
