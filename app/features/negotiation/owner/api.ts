import type { z } from 'zod';
import {
  accountsLimits,
  type Member,
  memberCall,
  uploadCall,
  withinLimitOrRefuse,
} from '#features/accounts/index.server.ts';
import { noteShown, staffCall } from '#features/staff/index.server.ts';
import { newApi, replyOne, replyPage, replyRows } from '#platform/http/api.ts';
import { otherBody, wrongField } from '#platform/http/api-errors.ts';
import { Refusal } from '#platform/http/refusal.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { localHref } from '#platform/i18n/address.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { inEach } from '#platform/i18n/texts.ts';
import { refusedProject, refusedSheet } from '../api-refusals.ts';
import type { projectFields } from '../api-shapes.ts';
import { answerFile } from '../files/answer-attachment.server.ts';
import { attachFile, removeFile } from '../files/attachments.server.ts';
import { negotiationLimits } from '../limits.server.ts';
import { readProjectId } from '../negotiation.ts';
import { fileMessages } from '../problem-messages.ts';
import { nameOf, readOwnProject, readOwnProjects } from '../project/own-projects.server.ts';
import { emptyText, type Sheet, type SheetText } from '../project/sheet.ts';
import { waitingFile } from '../review/handed-in.server.ts';
import { reviewProject } from '../review/review-project.server.ts';
import { readWaiting } from '../review/waiting-projects.server.ts';
import { movesFrom } from '../transitions.ts';
import * as calls from './api-calls.ts';
import { deleteDraft } from './delete-draft.server.ts';
import { moveOwnProject } from './move-own-project.server.ts';
import { beginning, saveProject } from './save-project.server.ts';
import { type Submitted, submitProject } from './submit-project.server.ts';

/** The calls by which owners publish projects, and staff approves them. Nothing here is kept by a cache. */
export const projectOwnerApi = newApi();

projectOwnerApi.openapi(memberCall(calls.createCall), async (c) => {
  const { site, member } = c.var;
  const { draft, ...fields } = c.req.valid('json');
  const key = c.req.valid('header')['idempotency-key'];
  return replyOne(c, await write(site, member, { sheet: sheetFrom(fields, site.locale), draft, key }));
});

projectOwnerApi.openapi(memberCall(calls.updateCall), async (c) => {
  const { site, member } = c.var;
  const { draft, projectId, ...fields } = c.req.valid('json');
  return replyOne(c, await write(site, member, { projectId, sheet: sheetFrom(fields, site.locale), draft }));
});

projectOwnerApi.openapi(memberCall(calls.moveCall), async (c) => {
  await withinLimitOrRefuse(c.var.site, negotiationLimits.project, c.var.member);
  const { projectId, to } = c.req.valid('json');
  const { site, member } = c.var;
  if (to === 'submitted') {
    const submitted = await submitProject(site, member, { projectId, locale: site.locale });
    return replyOne(c, await standing(site, member, idOf(submitted)));
  }
  const moved = await moveOwnProject(site, member.id, { projectId, to });
  if (moved !== 'moved') throw refusedProject(moved === 'forbidden' ? 'forbidden' : 'not-now');
  return replyOne(c, await standing(site, member, projectId));
});

projectOwnerApi.openapi(memberCall(calls.deleteCall), async (c) => {
  await withinLimitOrRefuse(c.var.site, negotiationLimits.project, c.var.member);
  const deleted = await deleteDraft(c.var.site, c.var.member.id, c.req.valid('json').projectId);
  if (deleted !== 'deleted') throw refusedProject(deleted);
  return replyOne(c, {});
});

projectOwnerApi.openapi(memberCall(calls.mineCall), async (c) => {
  const { db, settings, locale } = c.var.site;
  const own = await readOwnProjects(db, settings, c.var.member.id);
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

projectOwnerApi.openapi(uploadCall(calls.attachCall), async (c) => {
  await withinLimitOrRefuse(c.var.site, accountsLimits.upload, c.var.member);
  const { projectId, file } = c.req.valid('form');
  const id = readProjectId(projectId);
  if (!(file instanceof File)) throw refusedProject('file-refused', { file: fileMessages['no-file'] });
  if (id === undefined) throw wrongField(422, 'projectId', 'whole');
  const sent = { projectId: id, name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) };
  const attached = await attachFile(c.var.site, c.var.member.id, sent);
  switch (attached.outcome) {
    case 'attached': {
      const { href, ...shown } = attached.attachment;
      return replyOne(c, { ...shown, url: localHref(c.var.site.locale, href) });
    }
    case 'refused':
      throw refusedProject(attached.refusal === 'busy' ? 'files-busy' : 'file-refused', {
        file: fileMessages[attached.refusal],
      });
    default:
      throw refusedProject(attached.outcome);
  }
});

projectOwnerApi.openapi(memberCall(calls.detachCall), async (c) => {
  await withinLimitOrRefuse(c.var.site, negotiationLimits.project, c.var.member);
  const removed = await removeFile(c.var.site, c.var.member.id, c.req.valid('json'));
  if (removed !== 'removed') throw refusedProject(removed);
  return replyOne(c, {});
});

projectOwnerApi.openapi(staffCall(calls.reviewCall, 'moderate'), async (c) => {
  const reviewed = await reviewProject(c.var.site, c.var.staff, c.req.valid('json'));
  switch (reviewed) {
    case 'reviewed':
      return replyOne(c, {});
    case 'forbidden':
      throw new Refusal(403);
    case 'missing':
      throw new Refusal(404);
    case 'no-version':
      throw wrongField(422, 'version', 'required');
    default:
      throw refusedProject(reviewed);
  }
});

projectOwnerApi.openapi(staffCall(calls.waitingCall, 'moderate'), async (c) => {
  const { site, staff } = c.var;
  const { total, rows } = await readWaiting(site.db, site.settings, c.req.valid('query'));
  const ids = rows.map(({ id }) => id);
  const what = 'projects that wait for approval';
  await noteShown(site, staff, { act: 'project.read', about: 'projects', after: { projects: ids }, what, ids });
  return replyRows(c, rows, { total });
});

projectOwnerApi.openapi(staffCall(calls.waitingFileCall, 'moderate'), async (c) => {
  const { site, staff } = c.var;
  const { key } = c.req.valid('query');
  const file = await waitingFile(site.db, key);
  if (!file) throw new Refusal(404);
  const what = 'a file that waits for approval';
  await noteShown(site, staff, { act: 'project.file', about: 'project file', after: { key }, what });
  return answerFile({ media: site.media }, file);
});

interface Written {
  projectId?: number;
  sheet: Sheet;
  draft: boolean;
  /** The request's own. */
  key?: string | undefined;
}

/** Keeps a draft, or hands a project in. @returns how it stands after that */
async function write(site: SiteContext, member: Member, { projectId, sheet, draft, key }: Written) {
  await withinLimitOrRefuse(site, negotiationLimits.project, member);
  const typed = { projectId, sheet, request: beginning(member, key, { sheet, draft }) };
  if (!draft) {
    const submitted = await submitProject(site, member, { ...typed, locale: site.locale });
    return standing(site, member, idOf(submitted));
  }
  const saved = await saveProject(site, member, typed);
  if (saved.outcome !== 'saved') throw refusedWrite(saved.outcome);
  return standing(site, member, saved.id);
}

function idOf(submitted: Submitted): number {
  switch (submitted.outcome) {
    case 'submitted':
      return submitted.id;
    case 'invalid':
      throw refusedSheet(submitted.problems);
    default:
      throw refusedWrite(submitted.outcome);
  }
}

const refusedWrite = (outcome: 'forbidden' | 'not-now' | 'too-many' | 'other-body') =>
  outcome === 'other-body' ? otherBody() : refusedProject(outcome);

async function standing({ db, settings }: SiteContext, member: Member, id: number) {
  const own = await readOwnProject(db, settings, { id, memberId: member.id });
  if (!own) throw refusedProject('forbidden');
  const waiting = own.status === 'submitted' || own.changes === 'waiting';
  return { id, status: own.status, waiting };
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
    texts: inEach(textIn),
  };
}
