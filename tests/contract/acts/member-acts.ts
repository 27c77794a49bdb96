import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { handOn } from '#console/inbox/hand-on.server.ts';
import { someMember } from '#features/accounts/members/members.fixture.ts';
import { sealContact } from '#features/messages/contact.server.ts';
import { revealContact } from '#features/messages/reveal-contact.server.ts';
import { messagesQueue } from '#features/messages/review/inbox-queue.server.ts';
import { reviewMessage } from '#features/messages/review/review-message.server.ts';
import { attachTo, callProject, projectBody, somePicture } from '#features/negotiation/owner/owner.fixture.ts';
import { handedInOf } from '#features/negotiation/review/handed-in.server.ts';
import { readForStaff as readProject } from '#features/negotiation/review/read-for-staff.server.ts';
import { reviewProject } from '#features/negotiation/review/review-project.server.ts';
import { writeParty } from '#features/reservations/admission/admission.fixture.ts';
import { admit } from '#features/reservations/admission/admit.server.ts';
import { addStaff } from '#features/staff/tokens/staff-tokens.server.ts';
import { readForStaff as readReport } from '#features/talks/reports/read-for-staff.server.ts';
import { reportTalk } from '#features/talks/reports/report-talk.server.ts';
import { resolveReport } from '#features/talks/reports/resolve-report.server.ts';
import { someTalk } from '#features/talks/talks.fixture.ts';
import { venueDay } from '#platform/clock/clock.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import type { Doing } from './act.ts';

async function someMessage({ db, settings }: SiteContext): Promise<number> {
  const contact = { person: 'Chanda Mwansa', to: { channel: 'sms', address: '+260971234567' } } as const;
  const written = { title: randomUUID(), content: 'Where?', locale: 'fr-FR', identity: 'buyer' } as const;
  const row = { ...written, status: 'waiting', created_at: new Date(), contact_sealed: sealContact(settings, contact) };
  const { id } = await db
    .insertInto('board_message')
    .values({ ...row, status: 'waiting' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A project that waits, with a file. */
async function someProject(site: SiteContext) {
  const { cookie } = await someMember(site);
  const { id } = (await callProject(site, '', { cookie, body: projectBody() })).body.data;
  const file = await attachTo(site, id, { name: 'Stand.png', bytes: await somePicture(), cookie });
  const waiting = await handedInOf(site.db, site.settings, id);
  if (!waiting) throw new Error('Nothing waits');
  return { projectId: id, version: waiting.version, key: file.body.data.key };
}

async function someReport(site: SiteContext): Promise<number> {
  const { key, owner } = await someTalk(site);
  await reportTalk(site, owner.member, { key, reason: 'fraud', content: 'Asks for money first' });
  const query = site.db.selectFrom('talk_report').select('id').orderBy('id', 'desc');
  return (await query.executeTakeFirstOrThrow()).id;
}

/** What members and visitors have to do with staff. */
export const memberActs: Record<string, Doing> = {
  async 'project.read'(site, staff) {
    const { projectId, version } = await someProject(site);
    await readProject(site, staff, projectId);
    return { before: 'shown: nothing changed', after: { version } };
  },
  async 'project.file'(site) {
    const { key } = await someProject(site);
    const token = await addStaff(site.db, { email: `${randomUUID()}@expo.example`, roles: ['moderator'] });
    const request = new Request(`http://localhost:3000/api/project/waiting/attachment?key=${key}`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    const { createApi } = await import('#server/api/api.ts');
    await createApi(site).fetch(request, { requestId: 'test', clientAddress: '192.0.2.9' });
    return { before: 'shown: nothing changed', after: { key } };
  },
  async 'project.approve'(site, staff) {
    const { projectId, version, key } = await someProject(site);
    await reviewProject(site, staff, { projectId, version, decision: 'approve', note: '' });
    return { before: { status: 'submitted', files: [] }, after: { status: 'published', version, files: [key] } };
  },
  async 'project.return'(site, staff) {
    const { projectId, version, key } = await someProject(site);
    await reviewProject(site, staff, { projectId, version, decision: 'return', note: 'Which port?' });
    return {
      before: { status: 'submitted', files: [] },
      after: { status: 'draft', version, files: [], returned: [key] },
    };
  },
  async 'board.approve'(site, staff) {
    await reviewMessage(site, staff, { id: await someMessage(site), decision: 'approve', answer: {} });
    return { before: { status: 'waiting', answers: {} }, after: { status: 'approved', answers: {} } };
  },
  async 'board.answer'(site, staff) {
    const id = await someMessage(site);
    await reviewMessage(site, staff, { id, decision: 'approve', answer: {} });
    const answer = { 'en-US': 'In hall W3.' };
    await reviewMessage(site, staff, { id, decision: 'approve', answer });
    return { before: { status: 'approved', answers: {} }, after: { status: 'approved', answers: answer } };
  },
  async 'board.refuse'(site, staff) {
    const id = await someMessage(site);
    await reviewMessage(site, staff, { id, decision: 'refuse', answer: {}, reason: 'Advertising' });
    return { before: { status: 'waiting', answers: {} }, after: { status: 'refused', answers: {} } };
  },
  async 'board.reveal'(site, staff) {
    await revealContact(site, staff, { id: await someMessage(site), reason: 'To call back' });
    return { before: 'shown: nothing changed', after: 'shown: nothing changed' };
  },
  async 'report.read'(site, staff) {
    await readReport(site, staff, await someReport(site));
    return { before: 'shown: nothing changed', after: 'shown: nothing changed' };
  },
  async 'report.resolve'(site, staff) {
    await resolveReport(site, staff, { id: await someReport(site), resolution: 'closed' });
    return {
      before: { resolution: null, talk: expect.stringMatching(/^(?!closed)/) },
      after: { resolution: 'closed', talk: 'closed' },
    };
  },
  async 'inbox.hand'(site, staff) {
    const queue = messagesQueue;
    await handOn(site, staff, { queue, id: await someMessage(site), to: staff.id });
    return { before: { to: null }, after: { to: staff.name } };
  },
  async 'reservation.admit'(site, staff) {
    const { tickets } = await writeParty(site, { date: venueDay(site.clock.now()) });
    const scan = { ticket: tickets[0]?.ticket ?? '', gate: 'South 1', nonce: randomUUID() };
    await admit(site, { ...scan, staff });
    return { before: { admitted: false }, after: { admitted: true, gate: 'South 1', outsideHours: false } };
  },
};
