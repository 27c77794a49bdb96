import { I18nProvider } from '@lingui/react';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { withinLimit } from '#features/accounts/index.server.ts';
import { someMember } from '#features/accounts/members/members.fixture.ts';
import { i18nFor } from '#platform/i18n/catalogues.server.ts';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { pageArguments, siteFor } from '#tests/support/site-for.ts';
import { negotiationLimits } from '../../limits.server.ts';
import { publish } from '../../negotiation.fixture.ts';
import { loader as ownProjectsLoader } from '../owner/own-projects.tsx';
import CollectPage, { action, loader } from './collect.tsx';
import { loader as collectionLoader } from './collection.tsx';

const platform = emptyPlatform();

/** A member with the page of a project, as their browser asks for it and posts to it. */
async function pageOf(projectId: number) {
  const { member, cookie } = await someMember(platform());
  const url = `http://localhost/negotiation/collect/${projectId}`;
  const asked = (init: RequestInit = {}) => {
    const request = new Request(url, { ...init, headers: { Cookie: cookie } });
    return pageArguments(siteFor(platform()), request, { id: String(projectId) });
  };
  const post = (wish: string) => action(asked({ method: 'POST', body: new URLSearchParams({ do: wish }) }));
  const text = async (answer?: unknown) => {
    const loaded = await loader(asked());
    const Stub = createRoutesStub([
      { id: 'page', path: '/negotiation/collect/:id', Component: CollectPage, loader: () => loaded },
    ]);
    const hydrationData = {
      loaderData: { page: loaded },
      ...(answer !== undefined && { actionData: { page: answer } }),
    };
    const html = renderToString(
      createElement(
        I18nProvider,
        { i18n: i18nFor('en-US') },
        createElement(Stub, { initialEntries: [`/negotiation/collect/${projectId}`], hydrationData }),
      ),
    );
    return html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
  };
  return { member, post, text };
}

/** As often as a member may do something with projects in an hour. */
const often = 120;

async function useUpLimitOf(memberId: number): Promise<void> {
  for (let n = 0; n < often; n += 1)
    await withinLimit(siteFor(platform()), negotiationLimits.project, `member ${memberId}`);
}

test('a project that is collected is called so, and one that is taken out no longer', async () => {
  const { post, text } = await pageOf(await publish(platform()));
  expect(await text()).toMatch(/Add a project to your collection.*Add to my collection/);
  const collected = (await post('collect')) as Response;
  expect([collected.status, collected.headers.get('Location')]).toEqual([
    303,
    '/en-US/account/collection?done=collected',
  ]);
  const now = await text();
  expect(now).toMatch(/Collected project.*This project is in your collection\..*Remove from my collection/);
  expect(now).not.toContain('Add a project to your collection');
  const cancelled = (await post('cancel')) as Response;
  expect(cancelled.headers.get('Location')).toBe('/en-US/account/collection?done=cancelled');
  expect(await text()).toContain('Add a project to your collection');
});

test('who asks too often is told that, and when to try again: the project is still in the library', async () => {
  const { member, post, text } = await pageOf(await publish(platform()));
  await useUpLimitOf(member.id);
  for (const [wish, failed] of [
    ['collect', 'The project was not added to your collection'],
    ['cancel', 'The project was not removed from your collection'],
  ] as const) {
    const { data, init } = (await post(wish)) as { data: object; init: ResponseInit };
    expect(init.status).toBe(429);
    expect(Number(new Headers(init.headers).get('Retry-After'))).toBeGreaterThan(3000);
    expect(await text(data)).toMatch(
      new RegExp(`${failed}: too many attempts\\. Please try again in (60|5\\d) min\\.`),
    );
    expect(await text(data)).not.toContain('no longer in the library');
  }
});

test.each([
  ['/account/collection', collectionLoader, 'cancelled'],
  ['/account/projects', ownProjectsLoader, 'moved'],
] as const)(
  '%s says what its address says was done, and nothing else that an object knows',
  async (path, load, own) => {
    const { cookie } = await someMember(platform());
    const doneOf = async (word: string) => {
      const request = new Request(`http://localhost${path}?done=${word}`, { headers: { Cookie: cookie } });
      return (await load(pageArguments(siteFor(platform()), request, {}))).done;
    };
    expect(await doneOf(own)).toBe(own);
    // A page that shows what an object has under such a name answers 500.
    for (const word of ['__proto__', 'constructor', 'nothing']) expect(await doneOf(word), word).toBeUndefined();
  },
);
