import { expect, test } from 'vitest';
import { withinLimit } from '#features/accounts/index.server.ts';
import { someMember } from '#features/accounts/members.fixture.ts';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { pageArguments, siteFor } from '#tests/support/site-for.ts';
import { loader } from './data-zip.ts';

const platform = emptyPlatform();

/** As often as a member may have the file in an hour. */
const often = 20;

test('who has had their data very often reads a sentence in the place of the file', async () => {
  const { member, cookie } = await someMember(platform());
  const site = siteFor(platform(), { locale: 'fr-FR' });
  const request = new Request('http://localhost/fr-FR/account/data/my-data.zip', { headers: { Cookie: cookie } });
  for (let n = 0; n < often; n += 1) await withinLimit(site, 'dataExport', `member ${member.id}`);
  const refused = await loader(pageArguments(site, request, {}));
  expect([refused.status, refused.headers.get('Content-Type')]).toEqual([429, 'text/plain; charset=utf-8']);
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(3000);
  expect(await refused.text()).toBe('Trop de requêtes. Veuillez réessayer plus tard.');
});
