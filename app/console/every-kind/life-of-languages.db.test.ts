import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { writeCategories } from '#features/news/categories.server.ts';
import { articleKind } from '#features/news/publishing/article-kind.server.ts';
import type { Staff } from '#features/staff/index.server.ts';
import { somePerson } from '#features/staff/person.fixture.ts';
import type { ContentKind } from '#platform/content/content-kind.ts';
import { type Locale, locales } from '#platform/i18n/locale.ts';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { after, type Life, type Move, type Steps, unborn } from '../content/life.ts';
import { publishThread } from '../content/publishing/publish-thread.server.ts';
import { doWhatIsDue, scheduleThread } from '../content/publishing/schedule.server.ts';
import { withdrawThread } from '../content/publishing/withdraw-thread.server.ts';
import { readThing } from '../content/read-thing.server.ts';
import { reviewThread } from '../content/review-thread.server.ts';
import { restoreRevision } from '../content/revisions.server.ts';
import { saveThread } from '../content/save-thread.server.ts';

const platform = emptyPlatform();
let editor: Staff;
/** Each of them may do all that there is to do to a text of somebody else. */
let people: Staff[] = [];

beforeAll(async () => {
  editor = await somePerson(platform().db, ['editor']);
  people = await Promise.all([1, 2, 3, 4].map(() => somePerson(platform().db, ['publisher'])));
  await platform().db.transaction().execute(writeCategories);
});

const shared = { category: 'news', publishedAt: '2025-06-12T01:30:00.000Z' };
const text = (title: string) => ({ title, summary: `${title}.`, body: `<p>${title}</p>` });

/** What may be done to a language: each is a move of the one table of what may follow what. */
const acts = {
  save: 'save',
  restore: 'save',
  submit: 'submit',
  pass: 'pass',
  sendBack: 'sendBack',
  publish: 'publish',
  schedule: 'publish',
  withdraw: 'withdraw',
} satisfies Record<string, Move>;
type Act = keyof typeof acts;

/** What is done, to which language, and by whom of those who may. */
type Taken = [Act, Locale, number][];

const everyAct = fc.constantFrom<Act>(
  'save',
  'restore',
  'submit',
  'pass',
  'sendBack',
  'publish',
  'schedule',
  'withdraw',
);
const anywhere: fc.Arbitrary<Taken> = fc.array(fc.tuple(everyAct, fc.constantFrom(...locales), fc.nat({ max: 3 })), {
  minLength: 4,
  maxLength: 14,
});
/** In one language, where so much is passed that some of it is signed off. */
const inReview: fc.Arbitrary<Taken> = fc
  .array(
    fc.tuple(fc.constantFrom<Act>('pass', 'pass', 'pass', 'pass', 'sendBack', 'submit', 'publish'), fc.nat({ max: 3 })),
    {
      minLength: 4,
      maxLength: 12,
    },
  )
  .map((acts) => [
    ['save', 'fr-FR', 0],
    ['submit', 'fr-FR', 0],
    ...acts.map(([act, who]): [Act, Locale, number] => [act, 'fr-FR', who]),
  ]);
const path = fc.oneof(anywhere, inReview);

/** A thing that goes a path: as the console has it, and as the table says that it must be. */
class Walk {
  readonly kind: ContentKind;
  readonly steps: Steps;
  /** What languages must be by the table. */
  readonly lives = new Map<Locale, Life>();
  /** What was written in each, by the number of the revision. */
  readonly titles = new Map<Locale, string[]>();
  /** Who wrote the newest revision of each, and who has passed a step of it: nobody may be in it twice. */
  readonly readers = new Map<Locale, Staff[]>();
  thingId = 0;
  #now = Date.now();

  constructor(kind: ContentKind, steps: Steps) {
    this.kind = kind;
    this.steps = steps;
  }

  get site() {
    const settings = { ...platform().settings, REVIEW_STEPS: this.steps };
    return { ...platform(), settings, clock: { now: () => new Date(this.#now) } };
  }

  async begin(): Promise<void> {
    const saved = await saveThread(this.site, editor, { kind: this.kind, thread: 'shared', base: 0, values: shared });
    if (saved.outcome !== 'saved') throw new Error(saved.outcome);
    this.thingId = saved.thingId;
  }

  /** Tries an act, and notes what has to have come of it. */
  async act(act: Act, thread: Locale, person: Staff): Promise<void> {
    const life = this.lives.get(thread);
    if (!life && act !== 'save') return;
    await this.#try(act, thread, life?.head ?? 0, person);
    const titles = this.titles.get(thread) ?? [];
    const written = act === 'restore' ? (titles[0] ?? '') : `${thread} ${titles.length + 1}`;
    // To restore what is there already is to write nothing.
    if (act === 'restore' && titles.at(-1) === written) return;
    const readers = this.readers.get(thread) ?? [];
    if (act === 'pass' && readers.includes(person)) return;
    const next = after(life ?? unborn, acts[act], this.steps);
    if (!next) return;
    this.lives.set(thread, next);
    if (acts[act] === 'save') this.titles.set(thread, [...titles, written]);
    this.readers.set(thread, readersAfter(acts[act], readers, person));
  }

  async #try(act: Act, thread: Locale, number: number, person: Staff): Promise<unknown> {
    const { kind, thingId, site } = this;
    const what = { kind, thingId, thread };
    switch (act) {
      case 'save': {
        const title = `${thread} ${(this.titles.get(thread) ?? []).length + 1}`;
        return saveThread(site, person, { ...what, base: number, values: text(title) });
      }
      case 'restore':
        return restoreRevision(site, person, { ...what, number: 1, base: number });
      case 'publish':
        return publishThread(site, person, what);
      case 'withdraw':
        return withdrawThread(site, person, what);
      case 'schedule': {
        const publishAt = new Date(this.#now + 60_000);
        await scheduleThread(site, person, { ...what, times: { publishAt, withdrawAt: null } });
        this.#now += 120_000;
        return doWhatIsDue(this.site);
      }
      default:
        return reviewThread(site, person, { ...what, move: act, number, reason: 'No' });
    }
  }

  /** What readers see in each language, and how each stands. */
  async stands() {
    const { key, threads } = await readThing(this.site.db, this.kind, this.thingId);
    const draft = key === null ? undefined : (await this.kind.read(this.site.db, [key])).get(key);
    return Object.fromEntries(
      locales.map((locale) => {
        const row = threads.find(({ thread }) => thread === locale);
        return [
          locale,
          {
            seen: draft?.texts[locale]?.title,
            life: row && { state: row.state, step: row.step, head: row.head, published: row.published },
          },
        ];
      }),
    );
  }

  /** The same by the table: what was published of a language is seen, and nothing of what was written since. */
  mustStand() {
    return Object.fromEntries(
      locales.map((locale) => {
        const life = this.lives.get(locale);
        const seen = life?.published ? this.titles.get(locale)?.[life.published - 1] : undefined;
        return [locale, { seen, life }];
      }),
    );
  }
}

/** Who wrote a text and who has passed it: a new one begins with its author, and what is handed in or goes back with theirs. */
function readersAfter(move: Move, readers: Staff[], person: Staff): Staff[] {
  if (move === 'save') return [person];
  if (move === 'pass') return [...readers, person];
  return move === 'submit' || move === 'sendBack' ? readers.slice(0, 1) : readers;
}

/** Goes a path. @param between done before each act @returns whether every language stood after every act as the table says */
async function keepsToTheTable(
  kind: ContentKind,
  steps: Steps,
  taken: Taken,
  between?: () => Promise<unknown>,
): Promise<boolean> {
  const walk = new Walk(kind, steps);
  await walk.begin();
  for (const [act, thread, who] of taken) {
    await between?.();
    await walk.act(act, thread, people[who] ?? editor);
    if (JSON.stringify(await walk.stands()) !== JSON.stringify(walk.mustStand())) return false;
  }
  return true;
}

test.each<Steps>([0, 1, 3])(
  'with %i steps of review no path has another language seen, skips a step, has two of them passed by one person, or gets by a restoring or a time what a click would not',
  async (steps) => {
    await fc.assert(
      fc.asyncProperty(path, (taken) => keepsToTheTable(articleKind, steps, taken)),
      { numRuns: 16, seed: 20_250_612 + steps },
    );
  },
  120_000,
);

test('a kind that had the newest text of another language seen would be noticed by this', async () => {
  const leaky: ContentKind = {
    ...articleKind,
    async write(tx, key, draft, now) {
      const french = await tx
        .selectFrom('content_thread')
        .select('title')
        .where('thread', '=', 'fr-FR')
        .where('title', '<>', '')
        .orderBy('thing_id', 'desc')
        .limit(1)
        .executeTakeFirst();
      const texts = { ...draft.texts, ...(french && { 'fr-FR': text(french.title) }) };
      return articleKind.write(tx, key, { ...draft, texts }, now);
    },
  };
  const taken: Taken = [
    ['save', 'fr-FR', 0],
    ['save', 'zh-CN', 0],
    ['publish', 'zh-CN', 0],
  ];
  expect(await keepsToTheTable(articleKind, 0, taken)).toBe(true);
  expect(await keepsToTheTable(leaky, 0, taken)).toBe(false);
});

test('a site that forgot who has passed a step would be noticed by this', async () => {
  const taken: Taken = [
    ['save', 'fr-FR', 0],
    ['submit', 'fr-FR', 0],
    ['pass', 'fr-FR', 0],
    ['pass', 'fr-FR', 1],
    ['pass', 'fr-FR', 1],
    ['pass', 'fr-FR', 2],
  ];
  const forgets = () => platform().db.updateTable('content_thread').set({ passed_by: [] }).execute();
  expect(await keepsToTheTable(articleKind, 3, taken)).toBe(true);
  expect(await keepsToTheTable(articleKind, 3, taken, forgets)).toBe(false);
});
