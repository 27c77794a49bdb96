import { beforeAll, describe, expect, test } from 'vitest';
import { exportThings } from '#console/xliff/export-xliff.server.ts';
import { someMember } from '#features/accounts/members/members.fixture.ts';
import { attachTo, projectBody, somePicture, waitingOf } from '#features/negotiation/owner/owner.fixture.ts';
import { type WrittenParty, writeParty } from '#features/reservations/admission/admission.fixture.ts';
import { makeDay } from '#features/reservations/reservations.fixture.ts';
import { staffById } from '#features/staff/index.server.ts';
import { actNames } from '#features/staff/log/act-names.ts';
import { readLogFilter } from '#features/staff/log/log-filter.ts';
import { readLog, type ShownAct } from '#features/staff/log/read-log.server.ts';
import { verifyLog } from '#features/staff/log/verify-log.server.ts';
import { someStaff } from '#features/staff/staff.fixture.ts';
import { addStaff } from '#features/staff/tokens/staff-tokens.server.ts';
import { reportTalk } from '#features/talks/reports/report-talk.server.ts';
import { someTalk } from '#features/talks/talks.fixture.ts';
import { venueDay } from '#platform/clock/clock.ts';
import { staffRoles } from '#platform/http/actor.ts';
import { type Api, createApi } from '#server/api/api.ts';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { siteFor } from '#tests/support/site-for.ts';
import { whoMay } from './who-may.ts';

const platform = emptyPlatform({ RATE_LIMITS: 'off', AUTO_APPROVE: 'off' });
let api: Api;
let by: Awaited<ReturnType<typeof someStaff>>;
let token: string;

beforeAll(async () => {
  api = createApi(platform());
  by = await someStaff(platform(), { roles: staffRoles });
  token = await addStaff(platform().db, { email: 'all@expo.example', roles: staffRoles });
});

/** Makes a call. @param name method and path @param sent body, or the query of one that reads */
async function ask(name: string, sent: Record<string, unknown> | FormData, cookie = by.cookie) {
  const [method = '', path = ''] = name.split(' ');
  const query = method === 'GET' ? `?${new URLSearchParams(sent as Record<string, string>)}` : '';
  const isForm = sent instanceof FormData;
  const headers = { Cookie: cookie, ...(!isForm && { 'Content-Type': 'application/json' }) };
  const init = { method, headers, ...(method === 'POST' && { body: isForm ? sent : JSON.stringify(sent) }) };
  const request = new Request(`http://localhost:3000${path}${query}`, init);
  const { response } = await api.fetch(request, { requestId: 'test', clientAddress: '192.0.2.9' });
  const isJson = response.headers.get('Content-Type')?.startsWith('application/json');
  return { status: response.status, data: isJson ? (await response.json()).data : undefined };
}

const facts = { category: 'news', publishedAt: '2025-06-12T01:30:00.000Z' };
const words = (title: string) => ({ title, summary: `${title}.`, body: `<p>${title}</p>` });

/** A draft of an article with as many revisions of its Chinese text. */
async function someDraft(revisions: number): Promise<{ kind: string; id: number; language: string }> {
  const save = (id: number, language: string, base: number, fields: object) =>
    ask('POST /api/console/content/save', { kind: 'article', id, language, base, fields });
  const { id } = (await save(0, 'shared', 0, facts)).data;
  for (let base = 0; base < revisions; base += 1) await save(id, 'zh-CN', base, words(`第${base}稿`));
  return { kind: 'article', id, language: 'zh-CN' };
}

/** A draft as it comes back from an agency. */
async function translatedFile({ id }: { id: number }): Promise<string> {
  const staff = await staffById(platform().db, by.id);
  const things = [{ kind: 'article', id, source: 'zh-CN' as const }];
  const direction = { from: 'zh-CN', to: 'fr-FR' } as const;
  const xml = staff && (await exportThings(siteFor(platform()), staff, things, direction));
  return xml?.replaceAll('</source></segment>', '</source><target>Texte</target></segment>') ?? '';
}

async function someMessage(): Promise<number> {
  const { cookie } = await someMember(platform());
  const typed = { title: 'Coffee?', content: 'Where?', identity: 'visitor', contactPerson: 'Chanda' };
  return (await ask('POST /api/comment', { ...typed, contactInformation: '+260971234567' }, cookie)).data.id;
}

async function someProject(): Promise<{ id: number; version: string; key: string }> {
  const { cookie } = await someMember(platform());
  const { id } = (await ask('POST /api/project', projectBody(), cookie)).data;
  const file = await attachTo(platform(), id, { name: 'Stand.png', bytes: await somePicture(), cookie });
  return { id, version: (await waitingOf(platform(), token, id)).version, key: file.body.data.key };
}

async function someReport(): Promise<number> {
  const { key, owner } = await someTalk(platform());
  await reportTalk(siteFor(platform()), owner.member, { key, reason: 'fraud', content: 'Asks for money first' });
  const query = platform().db.selectFrom('talk_report').select('id').orderBy('id', 'desc');
  return (await query.executeTakeFirstOrThrow()).id;
}

async function someParty(): Promise<WrittenParty> {
  return writeParty(platform(), { date: venueDay(platform().clock.now()) });
}

const someDay = () => makeDay(platform().db, { capacity: 10 });
const aboutDay = (date: string) => ({ about: `reservation-day ${date}` });

const colleague = async () => (await someStaff(platform(), { roles: ['editor'] })).id;

/** What a call is given, and the row that it leaves. */
interface Logged {
  sent: Record<string, unknown> | FormData;
  row: Partial<Omit<ShownAct, 'before' | 'after'>> & { before?: unknown; after?: unknown };
}

/** Of each call by which staff writes something, or is shown what nobody else sees, one that is let in. */
const logged: Record<string, () => Promise<Logged>> = {
  'POST /api/admission': async () => {
    const { id, tickets } = await someParty();
    const row = { act: 'reservation.admit', about: `reservation ${id} visitor 1` };
    const changes = { before: { admitted: false }, after: { admitted: true, gate: 'South 1' } };
    return { sent: { ticket: tickets[0]?.ticket, gate: 'South 1', nonce: id }, row: { ...row, ...changes } };
  },
  'POST /api/comment/contact': async () => {
    const id = await someMessage();
    return {
      sent: { id, reason: 'To answer' },
      row: { act: 'board.reveal', about: `message ${id}`, reason: 'To answer' },
    };
  },
  'POST /api/comment/review': async () => {
    const id = await someMessage();
    const row = { act: 'board.approve', about: `message ${id}` };
    const changes = { before: { status: 'waiting' }, after: { status: 'approved' } };
    return { sent: { id, decision: 'approve' }, row: { ...row, ...changes } };
  },
  'POST /api/console/content/move': async () => {
    const draft = await someDraft(1);
    const row = { act: 'content.publish', about: `article ${draft.id} zh-CN` };
    return {
      sent: { ...draft, move: 'publish', number: 1 },
      row: { ...row, before: { revision: null }, after: { revision: 1 } },
    };
  },
  'POST /api/console/content/restore': async () => {
    const draft = await someDraft(2);
    const row = { act: 'content.save', about: `article ${draft.id} zh-CN`, before: { revision: 2 } };
    return { sent: { ...draft, number: 1, base: 2 }, row: { ...row, after: { revision: 3, origin: 'restored' } } };
  },
  'POST /api/console/content/save': async () => {
    const draft = await someDraft(1);
    const row = { act: 'content.save', before: { revision: 1 }, after: { revision: 2, origin: 'saved' } };
    return { sent: { ...draft, base: 1, fields: words('新') }, row };
  },
  'POST /api/console/xliff': async () => {
    const draft = await someDraft(1);
    const sent = new FormData();
    sent.set('file', new File([await translatedFile(draft)], 'fr.xlf'));
    sent.set('take', 'yes');
    const row = { act: 'content.save', about: `article ${draft.id} fr-FR`, before: { revision: 0 } };
    return { sent, row: { ...row, after: { revision: 1, origin: 'imported' } } };
  },
  'POST /api/console/glossary/retire': async () => {
    const sent = { name: '西达摩', version: 0, retired: true };
    return { sent, row: { act: 'glossary.retire', before: { 'zh-CN': '西达摩' } } };
  },
  'POST /api/console/glossary/save': async () => {
    const term = { part: 'Trade', names: { 'zh-CN': '红茶', 'en-US': 'black tea' }, unused: {}, note: '' };
    return { sent: { name: '', version: 0, ...term }, row: { act: 'glossary.save', after: { 'zh-CN': '红茶' } } };
  },
  'POST /api/console/sheets': async () => {
    const sent = new FormData();
    sent.set('file', new File(['category,title.zh-CN\nnews,稿\n'], 'news.csv'));
    sent.set('kind', 'article');
    sent.set('take', 'drafts');
    return { sent, row: { act: 'content.import', after: { file: 'news.csv', made: 1 } } };
  },
  'POST /api/console/sheets/undo': async () => {
    const sent = new FormData();
    sent.set('file', new File(['category,title.zh-CN\nnews,再稿\n'], 'more.csv'));
    sent.set('kind', 'article');
    sent.set('take', 'drafts');
    const { id } = (await ask('POST /api/console/sheets', sent)).data;
    return { sent: { id }, row: { act: 'content.import-undo', before: { file: 'more.csv' } } };
  },
  'GET /api/console/sheets': async () => ({
    sent: { kind: 'article' },
    row: { act: 'content.export', about: 'article' },
  }),
  'POST /api/console/media/add': async () => {
    const sent = new FormData();
    sent.set('file', new File([await somePicture()], 'Stand.png'));
    return { sent, row: { act: 'media.add' } };
  },
  'POST /api/console/reservations/capacity': async () => {
    const date = await someDay();
    const changes = { before: { capacity: 10 }, after: { capacity: 12 } };
    return { sent: { date, capacity: 12 }, row: { act: 'reservation.capacity', ...aboutDay(date), ...changes } };
  },
  'POST /api/console/reservations/close': async () => {
    const date = await someDay();
    const after = { closed: true, for: 'weather', offered: [], holders: 0 };
    const row = { act: 'reservation.close', ...aboutDay(date), before: { closed: false }, after };
    return { sent: { date, reason: 'weather' }, row };
  },
  'POST /api/console/reservations/open': async () => {
    const date = await someDay();
    const opensAt = `${date}T08:30:00+08:00`;
    return { sent: { date, from: opensAt }, row: { act: 'reservation.open', ...aboutDay(date), after: { opensAt } } };
  },
  'POST /api/console/reservations/pause': async () => {
    const date = await someDay();
    const changes = { before: { paused: false }, after: { paused: true } };
    return { sent: { date, pause: true }, row: { act: 'reservation.pause', ...aboutDay(date), ...changes } };
  },
  'POST /api/console/reservations/reopen': async () => {
    const date = await someDay();
    await ask('POST /api/console/reservations/close', { date, reason: 'weather' });
    const changes = { before: { closed: true, for: 'weather' }, after: { closed: false } };
    return { sent: { date }, row: { act: 'reservation.reopen', ...aboutDay(date), ...changes } };
  },
  'POST /api/console/staff/disable': async () => {
    const id = await colleague();
    return {
      sent: { id },
      row: { act: 'staff.disable', about: `staff ${id}`, before: { sessions: 1 }, after: { sessions: 0 } },
    };
  },
  'POST /api/console/staff/enable': async () => {
    const id = await colleague();
    await ask('POST /api/console/staff/disable', { id });
    return { sent: { id }, row: { act: 'staff.enable', about: `staff ${id}`, after: { disabled: false } } };
  },
  'POST /api/console/staff/invite': async () => {
    const sent = { email: 'invited@expo.example', roles: ['editor'] };
    return { sent, row: { act: 'staff.invite', before: { roles: [] }, after: { roles: ['editor'] } } };
  },
  'POST /api/console/staff/inviteAgain': async () => {
    const id = await colleague();
    return { sent: { id }, row: { act: 'staff.invite', about: `staff ${id}`, before: { roles: ['editor'] } } };
  },
  'POST /api/console/staff/roles': async () => {
    const id = await colleague();
    const roles = { before: { roles: ['editor'] }, after: { roles: ['steward'] } };
    return { sent: { id, roles: ['steward'] }, row: { act: 'staff.roles', about: `staff ${id}`, ...roles } };
  },
  'POST /api/console/staff/sessions/end': async () => {
    const id = await colleague();
    return {
      sent: { id },
      row: { act: 'staff.sessions.end', about: `staff ${id}`, before: { sessions: 1 }, after: { sessions: 0 } },
    };
  },
  'POST /api/console/staff/tokens': async () => ({
    sent: { name: 'import', days: 2 },
    row: { act: 'staff.token.make', after: { name: 'import', days: 2 } },
  }),
  'POST /api/console/staff/tokens/revoke': async () => {
    await ask('POST /api/console/staff/tokens', { name: 'old', days: 2 });
    const request = new Request('http://localhost:3000/api/console/staff/tokens', { headers: { Cookie: by.cookie } });
    const { response } = await api.fetch(request, { requestId: 'test', clientAddress: '192.0.2.9' });
    const [{ key, name }] = (await response.json()).rows;
    return { sent: { key }, row: { act: 'staff.token.revoke', before: { name } } };
  },
  'GET /api/project/waiting': async () => {
    const { id } = await someProject();
    const after = { projects: expect.arrayContaining([id]) };
    return { sent: {}, row: { act: 'project.read', about: 'projects', after } };
  },
  'GET /api/project/waiting/attachment': async () => {
    const { key } = await someProject();
    return { sent: { key }, row: { act: 'project.file', after: { key } } };
  },
  'POST /api/project/review': async () => {
    const { id, version } = await someProject();
    const row = { act: 'project.approve', about: `project ${id}` };
    const changes = { before: { status: 'submitted' }, after: { status: 'published' } };
    return { sent: { projectId: id, decision: 'approve', version }, row: { ...row, ...changes } };
  },
  'GET /api/talk/reports': async () => {
    const id = await someReport();
    return {
      sent: {},
      row: { act: 'report.read', about: 'reports', after: { reports: expect.arrayContaining([id]) } },
    };
  },
  'POST /api/talk/reports/resolve': async () => {
    const id = await someReport();
    return {
      sent: { id, resolution: 'dismissed' },
      row: {
        act: 'report.resolve',
        about: `report ${id}`,
        before: { resolution: null },
        after: { resolution: 'dismissed' },
      },
    };
  },
};

/** Calls of staff that leave no row, and why. */
const unlogged: Record<string, string> = {
  'POST /api/console/content/here': 'Who has a thing open is kept for a minute, and changes nothing',
  'GET /api/comment/pending': 'Contacts are masked',
  'GET /api/console/content/{kind}': 'What staff write for everybody',
  'GET /api/console/content/{kind}/{id}': 'What staff write for everybody',
  'GET /api/console/figures': 'Sums, and of nobody by themselves',
  'GET /api/console/find': 'What the lists show as well',
  'GET /api/console/glossary': 'What staff write for everybody',
  'GET /api/console/media': 'What staff write for everybody',
  'GET /api/console/pages': 'What everybody may read',
  'GET /api/console/reservations': 'Sums, and of nobody by themselves',
  'GET /api/console/staff': 'Colleagues, to whoever administers them',
  'GET /api/console/staff/tokens': 'One’s own, and nothing that opens anything',
  'GET /api/console/sheets/template': 'What a sheet is to be filled in with',
  'GET /api/console/xliff': 'What staff write for everybody',
  'GET /api/finance/rateImports': 'What imports said of rates',
};

test('each call of staff leaves a row in the log, or it is said why not', () => {
  const ofStaff = Object.entries(whoMay).flatMap(([name, who]) =>
    typeof who === 'object' && !('owner' in who) ? [name] : [],
  );
  expect([...Object.keys(logged), ...Object.keys(unlogged)].toSorted()).toEqual(ofStaff.toSorted());
});

const newest = async () => (await readLog(platform().db, readLogFilter(new URLSearchParams()), 1))[0];

describe('a row in the log, with what was and what is', () => {
  test.each(Object.entries(logged))('%s', async (name, prepare) => {
    const { sent, row } = await prepare();
    const before = (await newest())?.id ?? 0;
    expect((await ask(name, sent)).status).toBe(200);
    const act = await newest();
    expect(act).toMatchObject({ ...row, id: before + 1, who: 'Wanjiru' });
    expect(actNames[act?.act ?? '']).toBeDefined();
    expect(JSON.stringify(act)).not.toMatch(/expo_staff_|260971234567|254700100101|owner\.example/);
  });
});

test('a call that is refused leaves none', async () => {
  const { cookie } = await someStaff(platform(), { roles: ['auditor'] });
  const before = (await newest())?.id;
  for (const [name, prepare] of Object.entries(logged)) {
    const { sent } = await prepare();
    const last = (await newest())?.id;
    expect([name, (await ask(name, sent, cookie)).status]).toEqual([
      name,
      name.includes('/tokens') ? expect.any(Number) : 403,
    ]);
    if (!name.includes('/tokens')) expect([name, (await newest())?.id]).toEqual([name, last]);
  }
  expect((await newest())?.id).toBeGreaterThan(before ?? 0);
});

test('after all of them each row fits the one before', async () => {
  const { rows, broken } = await verifyLog(platform().db);
  expect(broken).toBeUndefined();
  expect(rows).toBeGreaterThan(Object.keys(logged).length);
});
