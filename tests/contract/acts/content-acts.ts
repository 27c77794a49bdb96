import { giveThread, ownThing } from '#console/content/give-thread.server.ts';
import { publishThread } from '#console/content/publishing/publish-thread.server.ts';
import { doWhatIsDue, scheduleThread } from '#console/content/publishing/schedule.server.ts';
import { withdrawThread } from '#console/content/publishing/withdraw-thread.server.ts';
import { reviewThread } from '#console/content/review-thread.server.ts';
import { saveThread } from '#console/content/save-thread.server.ts';
import { linksOf, makeLink, revokeLink } from '#console/preview/preview-links.server.ts';
import { takeImport } from '#console/sheets/taking/take-import.server.ts';
import { undoImport } from '#console/sheets/taking/undo-import.server.ts';
import { sheetAnswer } from '#console/sheets/writing/sheet-answer.server.ts';
import { articleKind as kind } from '#features/news/publishing/article-kind.server.ts';
import type { Staff } from '#features/staff/index.server.ts';
import { somePerson } from '#features/staff/person.fixture.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { handIn } from '#tests/support/sheets/hand-in.ts';
import { type Doing, only } from './act.ts';

const thread = 'zh-CN';
const shared = { category: 'news', publishedAt: '2025-06-12T01:30:00.000Z' };
const text = (title: string) => ({ title, summary: `${title}。`, body: `<p>${title}</p>` });

/** An article with a Chinese text. @returns its id */
async function someArticle(site: SiteContext, staff: Staff): Promise<number> {
  const first = await saveThread(site, staff, { kind, thread: 'shared', base: 0, values: shared });
  const { thingId } = only(first, 'saved');
  await saveThread(site, staff, { kind, thingId, thread, base: 0, values: text('稿') });
  return thingId;
}

/** The same where each text is reviewed once. */
const reviewed = (site: SiteContext): SiteContext => ({ ...site, settings: { ...site.settings, REVIEW_STEPS: 1 } });

async function handedIn(site: SiteContext, staff: Staff): Promise<number> {
  const thingId = await someArticle(site, staff);
  await reviewThread(reviewed(site), staff, { kind, thingId, thread, move: 'submit', number: 1 });
  return thingId;
}

async function published(site: SiteContext, staff: Staff): Promise<number> {
  const thingId = await someArticle(site, staff);
  only(await publishThread(site, staff, { kind, thingId, thread }), 'published');
  return thingId;
}

let sheets = 0;

/** A sheet of one article that has been taken; it is another each time, for the same is not taken twice. @returns its number */
async function imported(site: SiteContext, staff: Staff): Promise<number> {
  sheets += 1;
  const id = await handIn(site, staff, kind, `category,title.zh-CN\nnews,稿${sheets}\n`, 'news.csv');
  only(await takeImport(site, staff, { id, publish: false }), 'taken');
  return id;
}

export const contentActs: Record<string, Doing> = {
  async 'content.save'(site, staff) {
    const thingId = await someArticle(site, staff);
    await saveThread(site, staff, { kind, thingId, thread, base: 1, values: text('新') });
    return { before: { revision: 1 }, after: { revision: 2, origin: 'saved' } };
  },
  async 'content.submit'(site, staff) {
    await handedIn(site, staff);
    return { before: { state: 'draft', step: 0 }, after: { revision: 1, state: 'review', step: 0 } };
  },
  async 'content.pass'(site, staff) {
    const thingId = await handedIn(site, await somePerson(site.db, ['editor']));
    only(await reviewThread(reviewed(site), staff, { kind, thingId, thread, move: 'pass', number: 1 }), 'done');
    return { before: { state: 'review', step: 0 }, after: { revision: 1, state: 'signed', step: 1 } };
  },
  async 'content.sendBack'(site, staff) {
    const thingId = await handedIn(site, staff);
    await reviewThread(reviewed(site), staff, { kind, thingId, thread, move: 'sendBack', number: 1, reason: 'Why' });
    return { before: { state: 'review', step: 0 }, after: { revision: 1, state: 'draft', step: 0 } };
  },
  async 'content.publish'(site, staff) {
    await published(site, staff);
    return { before: { revision: null }, after: { revision: 1 } };
  },
  async 'content.withdraw'(site, staff) {
    const thingId = await published(site, staff);
    await withdrawThread(site, staff, { kind, thingId, thread });
    return { before: { revision: 1 }, after: { revision: null } };
  },
  async 'content.schedule'(site, staff) {
    const thingId = await someArticle(site, staff);
    const publishAt = new Date(site.clock.now().getTime() + 600_000);
    await scheduleThread(site, staff, { kind, thingId, thread, times: { publishAt, withdrawAt: null } });
    return {
      before: { publishAt: null, withdrawAt: null },
      after: { publishAt: publishAt.toISOString(), withdrawAt: null },
    };
  },
  async 'content.due-refused'(site, staff) {
    const thingId = await someArticle(site, staff);
    const withdrawAt = new Date(site.clock.now().getTime() + 600_000);
    await scheduleThread(site, staff, { kind, thingId, thread, times: { publishAt: null, withdrawAt } });
    // What readers do not see cannot be withdrawn.
    await doWhatIsDue({ ...site, clock: { now: () => withdrawAt } });
    return {
      before: { publishAt: null, withdrawAt: withdrawAt.toISOString() },
      after: { publishAt: null, withdrawAt: null, why: 'notNow' },
    };
  },
  async 'content.give'(site, staff) {
    const thingId = await someArticle(site, staff);
    await giveThread(site, staff, { kind, thingId, locale: 'fr-FR', to: staff.id, due: '2026-12-01' });
    return { before: { to: null, due: null }, after: { to: staff.name, due: '2026-12-01' } };
  },
  async 'content.own'(site, staff) {
    const thingId = await someArticle(site, staff);
    await ownThing(site, staff, { kind, thingId, owner: null });
    return { before: { owner: staff.name }, after: { owner: null } };
  },
  async 'content.preview'(site, staff) {
    const thingId = await someArticle(site, staff);
    await makeLink(site, staff, { kind: kind.name, thingId, thread, number: 1 });
    return { before: 'made: nothing was before', after: { number: 1 } };
  },
  async 'content.preview-end'(site, staff) {
    const thingId = await someArticle(site, staff);
    await makeLink(site, staff, { kind: kind.name, thingId, thread, number: 1 });
    const [link] = await linksOf(site, thingId);
    await revokeLink(site, staff, { kind: kind.name, thingId, id: link?.id ?? '' });
    return { before: { number: 1, opened: 0 }, after: 'gone: nothing is after' };
  },
  async 'content.import'(site, staff) {
    await imported(site, staff);
    const after = { file: 'news.csv', rows: 1, made: 1, changed: 0, same: 0, published: false };
    return { before: 'made: nothing was before', after };
  },
  async 'content.import-undo'(site, staff) {
    only(await undoImport(site, staff, await imported(site, staff)), 'undone');
    return { before: { file: 'news.csv', made: 1, changed: 0, published: false }, after: 'gone: nothing is after' };
  },
  async 'content.export'(site, staff) {
    await sheetAnswer(site, staff, { kind, filter: {}, format: 'csv' });
    return { before: 'shown: nothing changed', after: { format: 'csv' } };
  },
};
