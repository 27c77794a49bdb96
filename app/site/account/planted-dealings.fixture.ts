import { publishedExhibitor, surroundings, texts } from '#features/directory/directory.fixture.ts';
import { messagePurpose } from '#features/finance/sealed-columns.server.ts';
import { sealContact as sealBoardContact } from '#features/messages/contact.server.ts';
import { sealContact as sealProjectContact } from '#features/negotiation/project/project-contact.server.ts';
import { emptyText } from '#features/negotiation/project/sheet.ts';
import { writeSheet } from '#features/negotiation/project/sheet-store.server.ts';
import { texts as eventTexts, publish as publishEvent } from '#features/programme/programme.fixture.ts';
import type { Platform } from '#platform/http/site-context.ts';
import { inEach } from '#platform/i18n/texts.ts';
import { moment, type Planted, Row, sealedFor } from './planted.fixture.ts';

/** What a member has written on the board, to providers, of companies and events, and of a project of theirs. */
export async function plantDealings(platform: Platform, memberId: number, projectId: number): Promise<Planted[]> {
  await surroundings(platform.db);
  return [
    ...(await plantBoard(platform, memberId)),
    ...(await plantFinance(platform, memberId)),
    ...(await plantCompany(platform, memberId)),
    ...(await plantEvent(platform, memberId)),
    ...(await plantProject(platform, memberId, projectId)),
    ...(await plantLibrary(platform, memberId, projectId)),
  ];
}

async function plantBoard({ db, settings }: Platform, memberId: number): Promise<Planted[]> {
  const board = new Row('board_message', { key: 'title', value: 'mark-board-title' });
  const person = board.mark('contact_sealed', 'mark-board-contact');
  await db
    .insertInto('board_message')
    .values({
      ...{ member_id: memberId, locale: 'en-US', reviewed_at: moment() },
      identity: board.value('identity', 'exhibitor', '"identity": "exhibitor"'),
      title: board.mark('title', 'mark-board-title'),
      content: board.mark('content', 'mark-board-content'),
      contact_sealed: sealBoardContact(settings, {
        person,
        to: { channel: 'email', address: 'board@planted.example' },
      }),
      status: board.value('status', 'approved', '"status": "approved"'),
      created_at: board.moment('created_at', moment()),
    })
    .execute();
  return board.noted;
}

async function plantFinance(platform: Platform, memberId: number): Promise<Planted[]> {
  const { id: provider } = await platform.db
    .insertInto('finance_provider')
    .values({
      ...{ key: 'planted', type: 'bank', countries: ['ZM'], needs: [], mobile: '+8673100000000' },
      ...{ email: 'a@planted.example', backup_email: 'b@planted.example', website: 'https://planted-bank.example/' },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const message = new Row('finance_message', { key: 'provider_id', value: provider });
  const content = message.mark('sealed', 'mark-finance-message');
  const sealed = JSON.stringify({
    content,
    contactPerson: 'Planted',
    to: { channel: 'email', address: 'c@d.example' },
  });
  await platform.db
    .insertInto('finance_message')
    .values({
      member_id: memberId,
      provider_id: message.value('provider_id', provider, '"provider": "planted-bank.example"'),
      sealed: sealedFor(platform, messagePurpose, sealed),
      created_at: message.moment('created_at', moment()),
    })
    .execute();
  return message.noted;
}

async function plantCompany({ db }: Platform, memberId: number): Promise<Planted[]> {
  const company = await publishedExhibitor(db, { texts: texts('Planted company', 'en-US') });
  const claim = new Row('company_claim', { key: 'note', value: 'mark-claim-note' });
  const shown = '"company": "Planted company"';
  await db
    .insertInto('company_claim')
    .values({
      member_id: memberId,
      company_id: claim.value('company_id', company, shown),
      state: claim.value('state', 'refused', '"state": "refused"'),
      shown_by: claim.value('shown_by', 'staff', '"shownBy": "staff"'),
      note: claim.mark('note', 'mark-claim-note'),
      asked_at: claim.moment('asked_at', moment()),
      decided_at: claim.moment('decided_at', moment()),
      reason: claim.mark('reason', 'mark-claim-reason'),
    })
    .execute();
  const change = new Row('company_change', { key: 'company_id', value: company });
  const wanted = { shared: { phone: change.mark('wanted', 'mark-change-phone') }, texts: {} };
  await db
    .insertInto('company_change')
    .values({
      ...{ member_id: memberId, locale: 'en-US', version: 1, began: JSON.stringify({ shared: {}, texts: {} }) },
      company_id: change.value('company_id', company, shown),
      state: change.value('state', 'partly', '"state": "partly"'),
      wanted: JSON.stringify(wanted),
      sent_at: change.moment('sent_at', moment()),
      decided_at: change.moment('decided_at', moment()),
      reason: change.mark('reason', 'mark-change-reason'),
    })
    .execute();
  return [...claim.noted, ...change.noted];
}

async function plantEvent({ db }: Platform, memberId: number): Promise<Planted[]> {
  await db.insertInto('event_venue').values({ id: 1, position: 0 }).execute();
  await db.insertInto('event_room').values({ id: 1, venue_id: 1, position: 1, several: true }).execute();
  const event = await publishEvent(db, { texts: eventTexts('Planted event', 'en-US') });
  const watch = new Row('event_watch', { key: 'event_id', value: event });
  const news = { 'en-US': watch.mark('news', 'mark-event-news') };
  await db
    .insertInto('event_watch')
    .values({
      member_id: memberId,
      event_id: watch.value('event_id', event, '"event": "Planted event en-US"'),
      since: watch.moment('since', moment()),
      news: JSON.stringify(news),
    })
    .execute();
  return watch.noted;
}

async function plantProject({ db, settings }: Platform, memberId: number, id: number): Promise<Planted[]> {
  const project = new Row('project', { key: 'id', value: id });
  const person = project.mark('contact_sealed', 'mark-project-contact');
  await db
    .updateTable('project')
    .set({
      key: project.untold('key', 'mark-project-key'),
      category: project.value('category', 'engineering', '"category": "engineering"'),
      country_code: project.value('country_code', 'TD', '"region": "TD"'),
      amount_hundredths: project.value('amount_hundredths', 12_345, '"amount": "123.45"'),
      status: project.value('status', 'signed', '"status": "signed"'),
      published_at: project.moment('published_at', moment()),
      contact_sealed: sealProjectContact(settings, { person: { 'en-US': person }, phone: '', contact: '' }),
      plain_contact: JSON.stringify(
        project.untold('plain_contact', { phone: 'mark-plain-contact' }, 'mark-plain-contact'),
      ),
    })
    .where('id', '=', id)
    .execute();
  const text = new Row('project_text', { key: 'project_id', value: id });
  await db
    .updateTable('project_text')
    .set({
      name: text.mark('name', 'mark-project-name'),
      owner: text.mark('owner', 'mark-project-owner'),
      introduction: text.mark('introduction', 'mark-project-introduction'),
      cooperation_requirement: text.mark('cooperation_requirement', 'mark-project-requirement'),
    })
    .where('project_id', '=', id)
    .execute();
  return [
    ...project.noted,
    ...text.noted,
    ...(await plantSheet({ db, settings }, id)),
    ...(await plantEvents(db, memberId, id)),
  ];
}

async function plantSheet({ db, settings }: Pick<Platform, 'db' | 'settings'>, projectId: number): Promise<Planted[]> {
  const sheet = new Row('project_sheet', { key: 'project_id', value: projectId });
  const fields = {
    ...{
      category: '',
      region: '',
      industry: '',
      amount: '',
      phone: sheet.mark('sealed', 'mark-sheet-phone'),
      contact: '',
    },
    texts: inEach(() => emptyText),
  };
  await db
    .transaction()
    .execute((tx) => writeSheet(tx, settings, { projectId, sheet: fields, submittedAt: null, now: moment() }));
  return sheet.noted;
}

async function plantEvents(db: Platform['db'], memberId: number, projectId: number): Promise<Planted[]> {
  const event = new Row('project_event', { key: 'note', value: 'mark-project-note' });
  await db
    .insertInto('project_event')
    .values({
      ...{ project_id: projectId, member_id: memberId },
      at: event.moment('at', moment()),
      from_status: event.value('from_status', 'negotiating', '"from": "negotiating"'),
      to_status: event.value('to_status', 'signed', '"to": "signed"'),
      done_by: event.value('done_by', 'owner', '"by": "owner"'),
      note: event.mark('note', 'mark-project-note'),
    })
    .execute();
  const file = new Row('project_attachment', { key: 'key', value: 'mark-attachment-key' });
  await db
    .insertInto('project_attachment')
    .values({
      ...{ project_id: projectId, kind: 'pdf', approved: true },
      key: file.untold('key', 'mark-attachment-key', 'mark-attachment-key'),
      name: file.mark('name', 'mark-attachment.pdf'),
      // A list of files to be deleted names it until a job has done so.
      storage_key: file.untold('storage_key', 'mark-attachment-storage'),
      bytes: file.value('bytes', 471_199, '"bytes": 471199'),
      created_at: file.moment('created_at', moment()),
    })
    .execute();
  return [...event.noted, ...file.noted];
}

async function plantLibrary({ db }: Platform, memberId: number, projectId: number): Promise<Planted[]> {
  const collected = new Row('project_collected', { key: 'project_id', value: projectId });
  await db
    .insertInto('project_collected')
    .values({
      member_id: memberId,
      project_id: collected.value('project_id', projectId, `"project": ${projectId}`),
      at: collected.moment('at', moment()),
    })
    .execute();
  const search = new Row('saved_search', { key: 'key', value: 'mark-search-key' });
  await db
    .insertInto('saved_search')
    .values({
      ...{ key: 'mark-search-key', member_id: memberId, seen_until: moment(), next_at: moment() },
      query: search.mark('query', 'mark-search-query'),
      tells: search.value('tells', true, '"messages": true'),
      created_at: search.moment('created_at', moment()),
    })
    .execute();
  return [...collected.noted, ...search.noted];
}
