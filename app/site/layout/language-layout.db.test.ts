import { I18nProvider } from '@lingui/react';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createRoutesStub, type HeadersArgs, useRouteError } from 'react-router';
import { expect, test } from 'vitest';
import { withinLimit } from '#features/accounts/index.server.ts';
import { someMember } from '#features/accounts/members/members.fixture.ts';
import { negotiationLimits } from '#features/negotiation/limits.server.ts';
import { publish } from '#features/negotiation/negotiation.fixture.ts';
import { loader } from '#features/negotiation/site/library/contact.tsx';
import type { Refusal } from '#platform/http/refusal.ts';
import { i18nFor } from '#platform/i18n/catalogues.server.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { refusedPage } from '#platform/router/table/answer-refusals.ts';
import { ErrorFace } from '#shell/errors/error-face.tsx';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { pageArguments, siteFor } from '#tests/support/site-for.ts';
import { headers } from './language-layout.tsx';

const platform = emptyPlatform();

/** As often as a member may see the contacts of a project in an hour. */
const often = 40;

/** The face of an error as the server writes it, without its markup. */
function faceOf(error: { status: number; data: unknown }, locale: Locale): string {
  const Face = () => createElement(ErrorFace, { error: useRouteError() });
  const Stub = createRoutesStub([
    { id: 'page', path: '/', ErrorBoundary: Face, Component: () => null, loader: () => null },
  ]);
  const errors = { page: { ...error, statusText: '', internal: false } };
  const html = renderToString(
    createElement(I18nProvider, { i18n: i18nFor(locale) }, createElement(Stub, { hydrationData: { errors } })),
  );
  return html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
}

test('who has looked at the contacts of very many projects is told so, and when to come again', async () => {
  const id = await publish(platform());
  const { member, cookie } = await someMember(platform());
  const site = siteFor(platform());
  const request = new Request(`http://localhost/negotiation/contact/${id}`, { headers: { Cookie: cookie } });
  for (let n = 0; n < often; n += 1) await withinLimit(site, negotiationLimits.contact, `member ${member.id}`);
  const refused = await loader(pageArguments(site, request, { id: String(id) })).then(
    () => undefined,
    (thrown: Refusal) => refusedPage(thrown),
  );
  expect(refused?.init?.status).toBe(429);
  // The page's own headers are not asked where it fails: the layout, whose face is shown, hands on how long it lasts.
  const answered = new Headers(headers({ errorHeaders: new Headers(refused?.init?.headers) } as HeadersArgs));
  expect(Number(answered.get('Retry-After'))).toBeGreaterThan(3000);
  const { data } = refused ?? {};
  expect(faceOf({ status: 429, data }, 'en-US')).toMatch(
    /You have opened many pages of this kind.*Please try again in (60|5\d) min\./,
  );
  expect(faceOf({ status: 429, data }, 'fr-FR')).toMatch(/Veuillez réessayer dans (60|5\d)\smin\./);
  expect(faceOf({ status: 429, data }, 'zh-CN')).toMatch(/请(60|5\d)分钟后再试/);
});
