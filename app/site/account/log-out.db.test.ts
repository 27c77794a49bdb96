import { expect, test } from 'vitest';
import { callApi } from '#features/accounts/accounts.fixture.ts';
import { someMember } from '#features/accounts/members/members.fixture.ts';
import { reserve } from '#features/reservations/booking/reserve.server.ts';
import { newDraft, readDraft, writeDraft } from '#features/reservations/draft/draft.server.ts';
import { holding, withHolder } from '#features/reservations/holder/holder-cookie.server.ts';
import { makeDay, order, someone } from '#features/reservations/reservations.fixture.ts';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { siteFor } from '#tests/support/site-for.ts';

const platform = emptyPlatform();

/** A browser that has reserved something and typed something, and what it may do with a copy of its cookies. */
async function someBrowser() {
  const date = await makeDay(platform().db, { capacity: 5 });
  const made = await reserve(siteFor(platform()), { order: order(date), to: someone() });
  if (made.outcome !== 'reserved') throw new Error(made.outcome);
  const cookieOf = (headers: Headers) => headers.get('Set-Cookie')?.split(';')[0] ?? '';
  const holder = cookieOf(withHolder(new Headers(), platform(), holding({ ids: [] }, made.id)));
  const draft = cookieOf(await writeDraft(new Request('http://localhost/'), platform(), { ...newDraft(), party: 3 }));
  const cookie = `${holder}; ${draft}`;
  const copy = new Request('http://localhost/', { headers: { Cookie: cookie } });
  return {
    cookie,
    /** The reservations that the copy shows. */
    shown: async () => {
      const asked = { body: { phone: '' }, cookie };
      const { body } = await callApi(platform(), '/api/reservation/query', asked);
      return (body.rows ?? []).map(({ id }: { id: string }) => id);
    },
    cancels: async () =>
      (await callApi(platform(), '/api/reservation/cancel', { body: { id: made.id }, cookie })).status,
    typed: async () => (await readDraft(copy, platform())).party,
    id: made.id,
  };
}

test.each(['/api/auth/logout', '/api/account/sessions/endAll'])(
  '%s ends what this browser may do with reservations, in every copy of its cookies',
  async (path) => {
    const browser = await someBrowser();
    expect(await browser.shown()).toEqual([browser.id]);
    expect(await browser.typed()).toBe(3);
    const { cookie } = await someMember(platform());
    const out = await callApi(platform(), path, { body: {}, cookie: `${cookie}; ${browser.cookie}` });
    expect(out.status).toBe(200);
    expect(
      out.headers
        .getSetCookie()
        .map((each) => each.replace(/=.*Max-Age=(\d+).*/, ' $1'))
        .toSorted(),
    ).toEqual(['draft 0', 'holder 0', 'session 0']);
    expect(await browser.shown()).toEqual([]);
    expect(await browser.cancels()).toBe(404);
    expect(await browser.typed()).toBeUndefined();
  },
);

test('who only logs out elsewhere leaves this browser as it was', async () => {
  const browser = await someBrowser();
  const { cookie } = await someMember(platform());
  await callApi(platform(), '/api/auth/logout', { body: {}, cookie });
  expect(await browser.shown()).toEqual([browser.id]);
  expect(await browser.cancels()).toBe(200);
});
