import { beforeAll, expect, test } from 'vitest';
import { answeredCaptcha, callApi } from '#features/accounts/accounts.fixture.ts';
import { someMember } from '#features/accounts/members/members.fixture.ts';
import { seedFinance } from '#features/finance/seed.server.ts';
import { projectBody } from '#features/negotiation/owner/owner.fixture.ts';
import { someProject, someTalk } from '#features/talks/talks.fixture.ts';
import { demonstration } from '#server/demonstration/demonstration.ts';
import { emptyPlatform } from '#tests/support/empty-platform.ts';

const platform = emptyPlatform({ RATE_LIMITS: 'off' });

beforeAll(() =>
  platform()
    .db.transaction()
    .execute((tx) => seedFinance(tx, { ...platform(), bundle: demonstration })),
);

interface Sent {
  path: string;
  body: object;
  cookie?: string;
}

const sender = { contactPerson: 'Chanda Mwansa', contactInformation: '+260 97 123 4567' };

/** What is right but for one text; @param text what stands in its place */
const sending: Record<string, (text: string) => Promise<Sent>> = {
  title: async (text) => ({ path: '/comment', body: { ...(await comment()), title: text } }),
  content: async (text) => ({ path: '/comment', body: { ...(await comment()), content: text } }),
  contactPerson: async (text) => ({ path: '/comment', body: { ...(await comment()), contactPerson: text } }),
  'content of a message to a provider': async (text) => ({
    path: '/finance/message',
    body: { providerId: 1, ...sender, content: text, ...(await answeredCaptcha(platform())) },
  }),
  'texts.en-US.name': async (text) => ({ path: '/project', body: project({ name: text }), ...(await asMember()) }),
  'texts.en-US.introduction': async (text) => ({
    path: '/project',
    body: project({ introduction: text }),
    ...(await asMember()),
  }),
  'content of a question': async (text) => {
    const { projectId } = await someProject(platform());
    return { path: '/project/negotiate', body: { projectId, content: text }, ...(await asMember()) };
  },
  'content of an answer': async (text) => {
    const { key: id, owner } = await someTalk(platform());
    return { path: '/talk/message', body: { id, content: text }, cookie: owner.cookie };
  },
  'name of a member': async (text) => ({
    path: '/account/profile',
    body: { name: text, company: '', country: '', languages: ['en-US'], locale: 'en-US' },
    ...(await asMember()),
  }),
  'visitors.0.name': async (text) => ({
    path: '/reservation',
    body: { ...order, visitors: [{ name: text, idType: 'passport', idNumber: 'E12345678' }] },
  }),
  contactName: async (text) => ({ path: '/reservation', body: { ...order, contactName: text } }),
};

const comment = async () => ({
  ...{ title: 'Coffee', content: 'Where?', identity: 'visitor' },
  ...sender,
  ...(await answeredCaptcha(platform())),
});

const asMember = async () => ({ cookie: (await someMember(platform())).cookie });

const order = {
  ...{ phone: '+260971234567', smsCode: '', date: '2027-01-01', contactName: 'Chanda', contactPhone: '+260971234567' },
  visitors: [{ name: 'Chanda Mwansa', idType: 'passport', idNumber: 'E12345678' }],
  consent: true,
};

function project(text: object) {
  const { texts } = projectBody();
  return projectBody({ texts: { 'en-US': { ...texts['en-US'], ...text } } });
}

const wrongIn = async ({ path, ...asked }: Sent) => {
  const { body } = await callApi(platform(), `/api${path}`, asked);
  return Object.keys(body.errors ?? {});
};

test.each(Object.entries(sending))('%s that nobody sees is missing', async (name, send) => {
  const field = name.split(' ')[0];
  for (const unseen of ['\u200b\u200d', '\u3164', '\u2800 \u0301'])
    expect(await wrongIn(await send(unseen))).toContain(field);
  expect(await wrongIn(await send('芝麻 صمغ 🌍'))).not.toContain(field);
});

test('a draft whose name nobody sees has none in the list of one’s own', async () => {
  const { cookie } = await asMember();
  const body = { ...project({ name: '\u200b\u2060' }), draft: true };
  expect(await callApi(platform(), '/api/project', { body, cookie })).toMatchObject({ status: 200 });
  const mine = await callApi(platform(), '/api/project/mine', { cookie });
  expect(mine.body.rows.map(({ name }: { name: string }) => name)).toEqual(['']);
});
