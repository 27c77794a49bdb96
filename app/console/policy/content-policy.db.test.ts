import { expect, test } from 'vitest';
import { articleKind } from '#features/news/publishing/article-kind.server.ts';
import type { Staff } from '#features/staff/index.server.ts';
import { somePerson } from '#features/staff/person.fixture.ts';
import type { ContentKind } from '#platform/content/content-kind.ts';
import { staffRoles } from '#platform/http/actor.ts';
import { type Act, acts } from '#platform/http/may.ts';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { siteFor } from '#tests/support/site-for.ts';
import { fieldsOf, type Thread } from '../content/document.ts';
import { duplicateThing } from '../content/duplicate-thing.server.ts';
import { giveThread, ownThing } from '../content/give-thread.server.ts';
import { contentKinds } from '../content/kinds.server.ts';
import { publishThread } from '../content/publishing/publish-thread.server.ts';
import { scheduleThread } from '../content/publishing/schedule.server.ts';
import { withdrawThread } from '../content/publishing/withdraw-thread.server.ts';
import { readThing } from '../content/read-thing.server.ts';
import { reviewThread } from '../content/review-thread.server.ts';
import { saveThread } from '../content/save-thread.server.ts';
import { editorPage, partsOf } from '../editor/editor-page.server.ts';
import { leastOf } from '../every-kind/least-values.fixture.ts';
import { readListAddress } from '../list/list-address.ts';
import { listPage } from '../list/list-page.server.ts';
import { sheetAnswer } from '../sheets/writing/sheet-answer.server.ts';

const platform = emptyPlatform();

/** Of kinds for which the same rules hold, one. */
const unlike = [
  ...new Map(
    contentKinds.map((kind) => [[kind.act, kind.words.make !== undefined, partsOf(kind)].join(), kind]),
  ).values(),
];

/** A kind for few, whoever they are. */
const ofFew = (Object.keys(acts) as Act[]).map((act): ContentKind => ({ ...articleKind, act }));

const walked = [
  { kind: articleKind, steps: 3 as const },
  ...[...unlike, ...ofFew].map((kind) => ({ kind, steps: 1 as const })),
];

type Site = ReturnType<typeof siteFor>;
type What = { kind: ContentKind; thingId: number; thread: Thread };

const values = (kind: ContentKind, thread: Thread) => leastOf(fieldsOf(kind, thread));

/** A thing of which there is a draft. */
async function someThing(site: Site, admin: Staff, kind: ContentKind, thread: Thread): Promise<What> {
  const { id: thingId } = await site.db
    .insertInto('content_thing')
    .values({ kind: kind.name, source: 'zh-CN', changed_at: new Date(), changed_by: 'site' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const saved = await saveThread(site, admin, { kind, thingId, thread, base: 0, values: values(kind, thread) });
  if (saved.outcome !== 'saved') throw new Error(saved.outcome);
  return { kind, thingId, thread };
}

const isLet = (act: Promise<unknown>) =>
  act.then(
    () => true,
    (error) => {
      if (error.status === 403) return false;
      if (error.status === 404 || error.status === 409) return true;
      throw error;
    },
  );

/** What the server answers to each act; the last one changes what the others find. */
async function answers(site: Site, staff: Staff, what: What) {
  const { kind, thingId, thread } = what;
  const review = (move: 'submit' | 'pass' | 'sendBack') => reviewThread(site, staff, { ...what, move, number: 1 });
  const passed = await review('pass').then(
    ({ outcome }) => outcome !== 'ownText',
    () => false,
  );
  const times = { publishAt: null, withdrawAt: null };
  return {
    write: await isLet(saveThread(site, staff, { ...what, base: 1, values: values(kind, thread) })),
    make: await isLet(duplicateThing(site, staff, { kind, thingId })),
    give: await isLet(ownThing(site, staff, { kind, thingId, owner: null })),
    assign: thread === 'shared' || (await isLet(giveThread(site, staff, { kind, thingId, locale: thread, to: null }))),
    schedule: await isLet(scheduleThread(site, staff, { ...what, times })),
    publish: await isLet(publishThread(site, staff, what)),
    withdraw: await isLet(withdrawThread(site, staff, what)),
    ...(thread !== 'shared' && {
      pass: passed,
      sendBack: await isLet(review('sendBack')),
      submit: await isLet(review('submit')),
    }),
  };
}

test.each(walked.map((each) => ({ ...each, name: each.kind.name, act: each.kind.act ?? 'all' })))(
  '$name for $act, $steps readings: the editor and the list have the buttons that the server would do, and no other',
  async ({ kind, steps }) => {
    const site = siteFor({ ...platform(), settings: { ...platform().settings, REVIEW_STEPS: steps } });
    const admin = await somePerson(site.db, ['admin']);
    const parts = partsOf(kind).filter((each) => each === 'fr-FR' || each === 'shared');
    for (const role of staffRoles) {
      const staff = await somePerson(site.db, [role], ['fr-FR']);
      const listed = (await listPage(site, staff, kind, readListAddress(new URLSearchParams()))).may;
      // What the list links to: all of it as a sheet, which is handed in by the same rule.
      const sheet = sheetAnswer(site, staff, { kind, filter: {}, format: 'csv' });
      const write = await isLet(sheet.then((answer) => answer.text()));
      for (const thread of parts) {
        const what = await someThing(site, admin, kind, thread);
        const thing = await readThing(site.db, kind, what.thingId);
        const { mayWrite, panel } = await editorPage(site, staff, { kind, thing, thread });
        const { pass, sendBack, submit, publish, give, make } = panel?.may ?? {};
        const ofReview = thread !== 'shared' && { pass, sendBack, submit };
        const shown = { write: mayWrite, make, publish, give, ...ofReview };
        const also = { schedule: publish, withdraw: publish, assign: give || thread === 'shared' };
        const did = await answers(site, staff, what);
        // Of some kinds there is one thing at most.
        await site.db.deleteFrom('content_thing').where('kind', '=', kind.name).execute();
        expect([role, thread, { ...shown, ...also }]).toEqual([role, thread, did]);
        if (parts.length === 1 || thread !== 'shared')
          expect([role, listed]).toEqual([
            role,
            { write, give: did.give, publish: did.publish, submit: thread !== 'shared' && did.submit },
          ]);
      }
    }
  },
);
