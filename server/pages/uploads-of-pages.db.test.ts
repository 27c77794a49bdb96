import { expect, test } from 'vitest';
import { action as changeProfile } from '#features/accounts/site/profile.tsx';
import { action as sendFiles } from '#features/negotiation/site/owner/files.tsx';
import { action as writeInTalk } from '#features/talks/site/talk.tsx';
import { someTalk } from '#features/talks/talks.fixture.ts';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { pageArguments, siteFor } from '#tests/support/site-for.ts';

const platform = emptyPlatform({ RATE_LIMITS: 'off' });

/** The form of a page with a file that is empty. @param end what its last bytes wait for */
function formWithFile(cookie: string, end = Promise.resolve()) {
  const asked = Promise.withResolvers<void>();
  const disposition = 'Content-Disposition: form-data; name=';
  const form = `--x\r\n${disposition}"content"\r\n\r\nSee\r\n--x\r\n${disposition}"file"; filename="a.png"\r\n\r\n\r\n--x--\r\n`;
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(stream) {
        asked.resolve();
        await end;
        stream.enqueue(new TextEncoder().encode(form));
        stream.close();
      },
    },
    { highWaterMark: 0 },
  );
  const headers = { Cookie: cookie, 'Content-Type': 'multipart/form-data; boundary=x' };
  const init = { method: 'POST', headers, body, duplex: 'half' } as RequestInit;
  return { request: new Request('http://localhost/', init), isAsked: asked.promise };
}

/** What a page of a talk's project owner is sent to, by the field of its address. */
const pages = {
  talk: { action: writeInTalk, id: ({ key }: { key: string }) => key },
  files: { action: sendFiles, id: ({ projectId }: { projectId: number }) => String(projectId) },
  profile: { action: changeProfile, id: () => '' },
};

test.each(['talk', 'files', 'profile'] as const)(
  'the page %s tells a third upload of a member when to come again, while one is read and one waits',
  async (page) => {
    const talk = await someTalk(platform());
    const { action, id } = pages[page];
    const send = (request: Request) => action(pageArguments(siteFor(platform()), request, { id: id(talk) }));
    const end = Promise.withResolvers<void>();
    const first = formWithFile(talk.owner.cookie, end.promise);
    const answers = [send(first.request)];
    await first.isAsked;
    const others = [1, 2].map(() => send(formWithFile(talk.owner.cookie).request));
    // The other one waits for the first, which is held.
    const refused = (await Promise.race(others)) as { init: ResponseInit };
    const { status, headers } = refused.init;
    expect([status, new Headers(headers).get('Retry-After')]).toEqual([503, '10']);
    end.resolve();
    const all = (await Promise.all([...answers, ...others])) as (Response | { init: ResponseInit })[];
    const statuses = all.map((each) => (each instanceof Response ? each.status : each.init.status));
    expect(statuses.filter((each) => each === 503)).toHaveLength(1);
  },
);
