import { I18nProvider } from '@lingui/react';
import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { accountsLimits, withinLimit } from '#features/accounts/index.server.ts';
import { someMember } from '#features/accounts/members/members.fixture.ts';
import { OwnData } from '#features/accounts/ui/own-data.tsx';
import { i18nFor } from '#platform/i18n/catalogues.server.ts';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { pageArguments, siteFor } from '#tests/support/site-for.ts';
import { loader as readPage } from './data.tsx';
import { loader } from './data-zip.ts';

const platform = emptyPlatform();

/** As often as a member may have the file in an hour. */
const often = 20;

test('who has had their data very often is led back to the page, which says how long to wait', async () => {
  const { member, cookie } = await someMember(platform());
  const site = siteFor(platform(), { locale: 'fr-FR' });
  const asking = (path: string) =>
    pageArguments(site, new Request(`http://localhost${path}`, { headers: { Cookie: cookie } }), {});
  for (let n = 0; n < often; n += 1) await withinLimit(site, accountsLimits.dataExport, `member ${member.id}`);
  const refused = await loader(asking('/account/data/my-data.zip'));
  const back = refused.headers.get('Location') ?? '';
  expect([refused.status, back]).toEqual([303, expect.stringMatching(/^\/fr-FR\/account\/data\?wait=(60|5\d)$/)]);
  const { proven, wait } = await readPage(asking(back.replace('/fr-FR', '')));
  const Page = createRoutesStub([
    { path: '/', Component: () => <OwnData proven={proven} wait={wait} unsure={false} /> },
  ]);
  const page = renderToString(
    <I18nProvider i18n={i18nFor('fr-FR')}>
      <Page />
    </I18nProvider>,
  );
  expect(page).toMatch(
    /<p role="alert">Trop de tentatives\. Veuillez réessayer dans (<!-- -->)?\d\d(<!-- -->)?\u00a0min\.<\/p>/,
  );
  expect(page).not.toContain(' download');
});

test.for(['soon', '0', '-1', '1e3', '100'])(
  'the page says nothing of a wait of %s, which it has not written',
  async (wait) => {
    const { cookie } = await someMember(platform());
    const request = new Request(`http://localhost/account/data?wait=${wait}`, { headers: { Cookie: cookie } });
    expect(await readPage(pageArguments(siteFor(platform()), request, {}))).toMatchObject({ wait: undefined });
  },
);
