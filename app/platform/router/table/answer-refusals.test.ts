import { RouterContextProvider, type ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import { DatabaseAway } from '#platform/db/away.ts';
import { Refusal } from '#platform/http/refusal.ts';
import { answeringRefusals } from './answer-refusals.ts';

/** What the router is given of a page whose loader and action throw something. */
function pageThat(thrown: unknown) {
  const work = () => {
    throw thrown;
  };
  const module = { default: () => null, loader: work, action: work };
  const routes: ServerBuild['routes'] = { page: { id: 'page', module } };
  const { build, wasAway } = answeringRefusals({ routes });
  const context = new RouterContextProvider();
  const args = {
    context,
    request: new Request('http://localhost/'),
    params: {},
    pattern: '/',
    url: new URL('http://localhost/'),
  };
  const { loader, action } = build.routes.page?.module ?? {};
  return { wasAway: () => wasAway(context), answers: [loader, action].map(async (each) => each?.(args)) };
}

test('loaders and actions answer a refusal with its status', async () => {
  for (const answer of pageThat(new Refusal(404)).answers)
    await expect(answer).rejects.toMatchObject({ data: null, init: { status: 404 } });
});

test('who has asked too often is told in how many minutes to come again', async () => {
  const init = { status: 429, headers: { 'Retry-After': '61' } };
  for (const answer of pageThat(new Refusal(429, { retryAfter: 61 })).answers)
    await expect(answer).rejects.toMatchObject({ data: { wait: 2 }, init });
});

test('where the database is away it is 503, and known to be that', async () => {
  const { answers, wasAway } = pageThat(new DatabaseAway(new Error('gone')));
  for (const answer of answers) await expect(answer).rejects.toMatchObject({ status: 503 });
  expect(wasAway()).toBe(true);
});

test('a fault of ours stays what it is', async () => {
  const fault = new Error('Broken');
  const { answers, wasAway } = pageThat(fault);
  for (const answer of answers) await expect(answer).rejects.toBe(fault);
  expect(wasAway()).toBe(false);
});
