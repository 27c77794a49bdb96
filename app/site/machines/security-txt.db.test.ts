import { expect, test } from 'vitest';
import { readSettings } from '#platform/config/settings.ts';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { pageArguments, siteFor } from '#tests/support/site-for.ts';
import { loader } from './security-txt.ts';

const platform = emptyPlatform();

async function fields(env: Record<string, string>): Promise<Record<string, string>> {
  const settings = readSettings({ DEMO: 'on', SITE_URL: 'https://expo.example', ...env });
  const site = siteFor(platform(), { settings, clock: { now: () => new Date('2026-01-01T00:00:00.123Z') } });
  const answer = loader(pageArguments(site, new Request('http://localhost/.well-known/security.txt'), {}));
  expect(answer.headers.get('Content-Type')).toBe('text/plain; charset=utf-8');
  return Object.fromEntries(
    (await answer.text())
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/, 2)),
  );
}

test('security.txt says whom to write to, in which languages, until when, and where it stands', async () => {
  expect(await fields({ SECURITY_CONTACT: 'mailto:security@expo.example' })).toEqual({
    Contact: 'mailto:security@expo.example',
    Expires: '2026-06-30T00:00:00Z',
    'Preferred-Languages': 'zh, en, fr',
    Canonical: 'https://expo.example/.well-known/security.txt',
  });
  expect((await fields({})).Contact).toBe('https://expo.example/about/Contact');
});

test('a contact that is no address stops the start', () => {
  for (const SECURITY_CONTACT of ['security@expo.example', 'http://expo.example', 'javascript:alert(1)']) {
    expect(() => readSettings({ DEMO: 'on', SECURITY_CONTACT }), SECURITY_CONTACT).toThrow('SECURITY_CONTACT');
  }
});
