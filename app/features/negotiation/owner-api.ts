import type { Context } from 'hono';
import type { z } from 'zod';
import { forUploads, type Member, memberOf, staffOf } from '#features/accounts/index.server.ts';
import { type ApiEnv, newApi, replyOne, replyPage, replyRows } from '#platform/http/api.ts';
import { refuse, refuseField, refuseOtherBody } from '#platform/http/api-errors.ts';
import { noteSecurity } from '#platform/http/security-log.ts';
import { localHref } from '#platform/i18n/address.ts';
import { type Locale, locales } from '#platform/i18n/locale.ts';
import { answerFile } from './answer-attachment.server.ts';
import { askedBy } from './api-asking.ts';
import { refuseProject, refuseSheet } from './api-refusals.ts';
import type { projectFields } from './api-shapes.ts';
import { attachFile, removeFile } from './attachments.server.ts';
import { deleteDraft } from './delete-draft.server.ts';
import { waitingFile } from './handed-in.server.ts';
import { moveOwnProject } from './move-own-project.server.ts';
import { readProjectId } from './negotiation.ts';
import { nameOf, readOwnProject, readOwnProjects } from './own-projects.server.ts';
import * as calls from './owner-calls.ts';
import { mayReview } from './policy.ts';
import { fileMessages } from './problem-messages.ts';
import { reviewProject } from './review-project.server.ts';
import { beginning, saveProject } from './save-project.server.ts';
import { emptyText, type Sheet, type SheetText } from './sheet.ts';
import { type Submitted, submitProject } from './submit-project.server.ts';
import { movesFrom } from './transitions.ts';
import { readWaiting } from './waiting-projects.server.ts';

/** The calls by which owners publish projects, and staff approves them. Nothing here is kept by a cache. */
export const projectOwnerApi = newApi();

type Call = Context<ApiEnv>;

projectOwnerApi.openapi(calls.createCall, async (c) => {
  const { draft, ...fields } = c.req.valid('json');
  const key = c.req.valid('header')['idempotency-key'];
  return write(c, { sheet: sheetFrom(fields, c.var.site.locale), draft, key });
});

projectOwnerApi.openapi(calls.updateCall, async (c) => {
  const { draft, projectId, ...fields } = c.req.valid('json');
  return write(c, { projectId, sheet: sheetFrom(fields, c.var.site.locale), draft });
});

projectOwnerApi.openapi(calls.moveCall, async (c) => {
  const asked = await askedBy(c, 'project');
  if ('refusal' in asked) return asked.refusal;
  const { projectId, to } = c.req.valid('json');
  const { site } = c.var;
  if (to === 'submitted') {
    return answer(c, asked.member, await submitProject(site, asked.member, { projectId, locale: site.locale }));
  }
  const moved = await moveOwnProject(site, asked.member.id, { projectId, to });
  if (moved !== 'moved') return refuseProject(c, moved === 'forbidden' ? 'forbidden' : 'not-now');
  return stand(c, asked.member, projectId);
});

projectOwnerApi.openapi(calls.deleteCall, async (c) => {
  const asked = await askedBy(c, 'project');
  if ('refusal' in asked) return asked.refusal;
  const deleted = await deleteDraft(c.var.site, asked.member.id, c.req.valid('json').projectId);
  return deleted === 'deleted' ? replyOne(c, {}) : refuseProject(c, deleted);
});

projectOwnerApi.openapi(calls.mineCall, async (c) => {
  const { db, settings, locale } = c.var.site;
  const member = await memberOf(c.req.raw, c.var.site);
  if (!member) return refuse(c, 401) as never;
  c.header('Cache-Control', 'no-store');
  const own = await readOwnProjects(db, settings, member.id);
  const rows = own.map(({ id, status, sheet, changes, note }) => ({
    id,
    status,
    waiting: status === 'submitted' || changes === 'waiting',
    name: nameOf(sheet, locale).name,
    amount: sheet.amount,
    note,
    moves: movesFrom('owner', status),
  }));
  return replyPage(c, rows, c.req.valid('query'));
});

projectOwnerApi.openapi({ ...calls.attachCall, middleware: forUploads }, async (c) => {
  const asked = await askedBy(c, 'upload');
  if ('refusal' in asked) return asked.refusal;
  const { projectId, file } = c.req.valid('form');
  const id = readProjectId(projectId);
  if (!(file instanceof File)) return refuseProject(c, 'file-refused', { file: fileMessages['no-file'] });
  if (id === undefined) return refuseField(c, 422, 'projectId', 'whole') as never;
  const sent = { projectId: id, name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) };
  const attached = await attachFile(c.var.site, asked.member.id, sent);
  switch (attached.outcome) {
    case 'attached': {
      const { href, ...shown } = attached.attachment;
      return replyOne(c, { ...shown, url: localHref(c.var.site.locale, href) });
    }
    case 'refused':
      return refuseProject(c, attached.refusal === 'busy' ? 'files-busy' : 'file-refused', {
        file: fileMessages[attached.refusal],
      });
    default:
      return refuseProject(c, attached.outcome);
  }
});

projectOwnerApi.openapi(calls.detachCall, async (c) => {
  const asked = await askedBy(c, 'project');
  if ('refusal' in asked) return asked.refusal;
  const removed = await removeFile(c.var.site, asked.member.id, c.req.valid('json'));
  return removed === 'removed' ? replyOne(c, {}) : refuseProject(c, removed);
});

projectOwnerApi.openapi(calls.reviewCall, async (c) => {
  const staff = await staffOf(c.var.site.db, c.req.header('Authorization'));
  if (!staff) return refuse(c, 401) as never;
  const reviewed = await reviewProject(c.var.site, staff, c.req.valid('json'));
  switch (reviewed) {
    case 'reviewed':
      return replyOne(c, {});
    case 'forbidden':
      return refuse(c, 403) as never;
    case 'missing':
      return refuse(c, 404) as never;
    case 'no-version':
      return refuseField(c, 422, 'version', 'required') as never;
    default:
      return refuseProject(c, reviewed);
  }
});

projectOwnerApi.openapi(calls.waitingCall, async (c) => {
  const { db, settings } = c.var.site;
  const staff = await staffOf(db, c.req.header('Authorization'));
  if (!staff) return refuse(c, 401) as never;
  if (!mayReview(staff)) return refuse(c, 403) as never;
  c.header('Cache-Control', 'no-store');
  const { total, rows } = await readWaiting(db, settings, c.req.valid('query'));
  const shown = rows.map(({ id }) => id).join(' ');
  noteSecurity(c.var.site, 'reveal', { staff: staff.id, what: 'projects that wait for approval', ids: shown });
  return replyRows(c, rows, { total });
});

projectOwnerApi.openapi(calls.waitingFileCall, async (c) => {
  const { db, media } = c.var.site;
  const staff = await staffOf(db, c.req.header('Authorization'));
  if (!staff) return refuse(c, 401) as never;
  if (!mayReview(staff)) return refuse(c, 403) as never;
  const file = await waitingFile(db, c.req.valid('query').key);
  if (file) noteSecurity(c.var.site, 'reveal', { staff: staff.id, what: 'a file that waits for approval' });
  return file ? ((await answerFile({ media }, file)) as never) : (refuse(c, 404) as never);
});

interface Written {
  projectId?: number;
  sheet: Sheet;
  draft: boolean;
  /** The request's own. */
  key?: string | undefined;
}

async function write(c: Call, { projectId, sheet, draft, key }: Written) {
  const asked = await askedBy(c, 'project');
  if ('refusal' in asked) return asked.refusal;
  const { site } = c.var;
  const { member } = asked;
  const typed = { projectId, sheet, request: beginning(member, key, { sheet, draft }) };
  if (!draft) return answer(c, member, await submitProject(site, member, { ...typed, locale: site.locale }));
  const saved = await saveProject(site, member, typed);
  return saved.outcome === 'saved' ? stand(c, member, saved.id) : refuseWrite(c, saved.outcome);
}

function answer(c: Call, member: Member, submitted: Submitted) {
  switch (submitted.outcome) {
    case 'submitted':
      return stand(c, member, submitted.id);
    case 'invalid':
      return refuseSheet(c, submitted.problems);
    default:
      return refuseWrite(c, submitted.outcome);
  }
}

function refuseWrite(c: Call, outcome: 'forbidden' | 'not-now' | 'too-many' | 'other-body') {
  return outcome === 'other-body' ? (refuseOtherBody(c) as never) : refuseProject(c, outcome);
}

async function stand(c: Call, member: Member, id: number) {
  const { db, settings } = c.var.site;
  const own = await readOwnProject(db, settings, { id, memberId: member.id });
  if (!own) return refuseProject(c, 'forbidden');
  const waiting = own.status === 'submitted' || own.changes === 'waiting';
  return replyOne(c, { id, status: own.status, waiting });
}

type Fields = Omit<z.output<typeof projectFields>, 'draft'>;

/** What a program sends, as a sheet: texts beside `texts` are in its language. */
function sheetFrom({ texts = {}, ...fields }: Fields, language: Locale): Sheet {
  const { category, region, industry, amount, phone, contact } = fields;
  const { name, owner, contactPerson, introduction, cooperationRequirement } = fields;
  const flat: SheetText = { name, owner, contactPerson, introduction, cooperationRequirement };
  const textIn = (locale: Locale) => texts[locale] ?? (locale === language ? flat : emptyText);
  return {
    ...{ category, region, industry, amount, phone, contact },
    texts: Object.fromEntries(locales.map((locale) => [locale, textIn(locale)])) as Sheet['texts'],
  };
}
