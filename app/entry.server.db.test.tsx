import { pino } from 'pino';
import { type EntryContext, RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { siteContext } from '#platform/http/site-context.ts';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { siteFor } from '#tests/support/site-for.ts';
import handleRequest, { handleError } from './entry.server.tsx';

const platform = emptyPlatform();

test('what a member did whose account was deleted at that moment leads to the login, and is no failure of the site', async () => {
  const { db, clock } = platform();
  // As between the look at the session and the write: the row that is named has gone.
  const session = { token_hash: Buffer.from('x'), id: 'x', device: '', created_at: clock.now(), seen_at: clock.now() };
  const gone = { ...session, member_id: 999_999, ends_at: clock.now() };
  const error = await db
    .insertInto('member_session')
    .values(gone)
    .execute()
    .then(undefined, (failed: unknown) => failed);
  const logged: string[] = [];
  const context = new RouterContextProvider();
  const log = pino({}, { write: (line: string) => void logged.push(line) });
  context.set(siteContext, siteFor(platform(), { locale: 'fr-FR', path: '/negotiation/publish', log }));
  const request = new Request('http://localhost/fr-FR/negotiation/publish', { method: 'POST' });
  handleError(error, { request, context });
  const answer = await handleRequest(request, 500, new Headers(), {} as EntryContext, context);
  expect(answer.status).toBe(303);
  expect(answer.headers.get('Location')).toBe('/fr-FR/login/?to=%2Fnegotiation%2Fpublish');
  expect(logged).toEqual([]);
  handleError(new Error('anything else'), { request, context });
  expect(logged.join()).toContain('anything else');
});
