import { expect, test } from 'vitest';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { dropDraft, newDraft, readDraft, writeDraft } from './draft.server.ts';

const platform = emptyPlatform();

/** A request with the cookies that an answer has set. */
function requestAfter(headers?: Headers): Request {
  const cookies = headers?.getSetCookie().map((cookie) => cookie.split(';')[0]) ?? [];
  return new Request('http://localhost/reservation/you', { headers: { Cookie: cookies.join('; ') } });
}

test('what was typed comes back to whoever has the cookie, and stands nowhere in the clear', async () => {
  const site = platform();
  const draft = { ...newDraft(), contactName: 'Chanda Mwansa' };
  const headers = await writeDraft(requestAfter(), site, draft);
  const [cookie = ''] = headers.getSetCookie();
  expect(cookie).toMatch(/^draft=[\w-]{22}; Path=\/; Max-Age=7200; HttpOnly; SameSite=Lax$/);
  expect((await readDraft(requestAfter(headers), site)).contactName).toBe('Chanda Mwansa');
  const rows = await site.db.selectFrom('reservation_draft').selectAll().execute();
  const kept = rows.map(({ id, sealed }) => `${id} ${sealed.toString('latin1')}`).join();
  expect(kept).not.toContain('Chanda');
  expect(kept).not.toContain(cookie.slice(6, 28));
});

test('another cookie, none, or one that is too old has nothing', async () => {
  const site = platform();
  const headers = await writeDraft(requestAfter(), site, { ...newDraft(), party: 3 });
  expect((await readDraft(requestAfter(), site)).party).toBeUndefined();
  const other = new Headers({ 'Set-Cookie': `draft=${'A'.repeat(22)}` });
  expect((await readDraft(requestAfter(other), site)).party).toBeUndefined();
  const later = { ...site, clock: { now: () => new Date(Date.now() + 7_201_000) } };
  expect((await readDraft(requestAfter(headers), later)).party).toBeUndefined();
});

test('each change makes another order of it, what only notes how it ended does not', async () => {
  const site = platform();
  const first = newDraft();
  const headers = await writeDraft(requestAfter(), site, first);
  const changed = await readDraft(requestAfter(headers), site);
  expect(changed.key).not.toBe(first.key);
  await writeDraft(requestAfter(headers), site, changed, { sameOrder: true });
  expect((await readDraft(requestAfter(headers), site)).key).toBe(changed.key);
});

test('a draft can be forgotten', async () => {
  const site = platform();
  const headers = await writeDraft(requestAfter(), site, { ...newDraft(), party: 3 });
  const gone = await dropDraft(requestAfter(headers), site, new Headers());
  expect(gone.getSetCookie()[0]).toContain('Max-Age=0');
  expect((await readDraft(requestAfter(headers), site)).party).toBeUndefined();
});
