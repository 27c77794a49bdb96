import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Locale } from '../i18n/locale.ts';
import { parseDuration } from './duration.ts';
import { readSettings, SettingsError, settingsOfProcess } from './settings.ts';
import { readSmsAddresses, type TemplateName, templateFor } from './sms-addresses.ts';

const key = randomBytes(32).toString('base64');
const real = {
  DATABASE_URL: 'postgres://expo@localhost/expo',
  SESSION_SECRET: randomBytes(32).toString('base64'),
  PII_KEY: `2026:${key}`,
  LOOKUP_KEY: `2026:${randomBytes(32).toString('base64')}`,
  SITE_URL: 'https://expo.example/',
  SMTP_URL: 'smtp://localhost:25',
};

function refusal(env: Record<string, string>): string {
  try {
    readSettings(env);
  } catch (error) {
    if (error instanceof SettingsError) return error.message;
    throw error;
  }
  throw new Error('The settings were taken');
}

test('with nothing set the site is a demonstration on this machine alone', () => {
  const settings = readSettings({});
  expect(settings).toMatchObject({
    DEMO: true,
    PORT: 3000,
    HOST: '127.0.0.1',
    SITE_URL: 'http://localhost:3000',
    siteUrlGiven: false,
    RATE_LIMITS: true,
    CODES_PER_HOUR: 5000,
    AUTO_APPROVE: true,
    LINK_CHECK: false,
    CLOCK_OFFSET: 0,
    TRUST_PROXY: [],
  });
});

test('a database address makes it the real thing, reachable from outside', () => {
  expect(readSettings(real)).toMatchObject({
    DEMO: false,
    AUTO_APPROVE: false,
    LINK_CHECK: true,
    HOST: '0.0.0.0',
    SITE_URL: 'https://expo.example',
  });
});

test('several processes, and a pooler, need PostgreSQL', () => {
  expect(readSettings({})).toMatchObject({ PROCESSES: 1 });
  expect(readSettings({ ...real, PROCESSES: '64', METRICS_PORT: '9400' })).toMatchObject({
    PROCESSES: 64,
    METRICS_PORT: 9400,
  });
  expect(readSettings({ PROCESSES: '1' }).PROCESSES).toBe(1);
  for (const PROCESSES of ['0', '65', '1.5', '-1', 'auto'])
    expect(refusal({ ...real, PROCESSES }), PROCESSES).toContain('PROCESSES: expected');
  expect(refusal({ PROCESSES: '2' })).toContain('PROCESSES: more than 1 needs DATABASE_URL');
  const direct = 'postgres://expo@localhost:5432/expo';
  expect(readSettings({ ...real, DATABASE_DIRECT_URL: direct }).DATABASE_DIRECT_URL).toBe(direct);
  expect(refusal({ DATABASE_DIRECT_URL: direct })).toContain('DATABASE_DIRECT_URL: accepted beside DATABASE_URL only');
  expect(refusal({ ...real, DATABASE_DIRECT_URL: 'localhost' })).toContain('DATABASE_DIRECT_URL: expected postgres');
  expect(refusal({ ...real, METRICS_PORT: '65535', PROCESSES: '2' })).toContain('METRICS_PORT');
});

test('an empty value counts as unset', () => {
  expect(readSettings({ PORT: '', DATABASE_URL: '' })).toMatchObject({ PORT: 3000, DEMO: true });
});

test.each([
  ['PORT', 'eighty'],
  ['PORT', '70000'],
  ['DEMO', 'yes'],
  ['DATABASE_URL', 'mysql://localhost/expo'],
  ['SITE_URL', 'expo.example'],
  ['TRUST_PROXY', '10.0.0.1, proxy'],
  ['SESSION_SECRET', 'short'],
  ['PII_KEY', 'a:c2hvcnQ='],
  ['PII_KEY', `a:${key},a:${key}`],
  ['LOOKUP_KEY', 'a:c2hvcnQ='],
  ['SMTP_URL', 'http://localhost'],
  ['SMS_URL', 'ftp://sms.example'],
  ['SMS_URL', 'https://sms.example,nonsense://'],
  ['SMS_URL', 'aliyun://id@dysmsapi.aliyuncs.com/?template.code=SMS_1'],
  ['SMS_URL', 'aliyun://id:s3cret@dysmsapi.aliyuncs.com/'],
  ['SMS_URL', 'aliyun://id:s3cret@dysmsapi.aliyuncs.com/?template.login=SMS_1'],
  ['SMS_URL', 'aliyun://id:s3cret@dysmsapi.aliyuncs.com/?template.code=SMS_1&template.cod=SMS_2'],
  ['SMS_URL', 'aliyun://id:s3cret@dysmsapi.aliyuncs.com/?template.code=SMS_1&template.code.de=SMS_2'],
  ['SMS_URL', 'aliyun://id:s3cret@dysmsapi.aliyuncs.com/?template.code=SMS_1&app=1'],
  ['SMS_URL', 'tencent://id:s3cret@sms.tencentcloudapi.com/?template.code=1'],
  ['SMS_DAILY_LIMIT', 'many'],
  ['SMS_DAILY_LIMIT', '5000,86=1'],
  ['SMS_DAILY_LIMIT', '5000,+86=1,+86=2'],
  ['SMS_REPORT_SECRET', 'short'],
  ['RATE_LIMITS', 'false'],
  ['CODES_PER_HOUR', '999'],
  ['CODES_PER_HOUR', '5000.5'],
  ['CODES_PER_HOUR', '1000001'],
  ['AUTO_APPROVE', 'always'],
  ['METRICS_TOKEN', 'tiny'],
  ['CLOCK_OFFSET', '31 days'],
  ['ALLOW_INSECURE', 'SITE_URL, SESSION_SECRET'],
  ['CLOUD_EXPO_URL', 'javascript:alert(1)'],
  ['RATES_SOURCE', 'ftp://rates.example/today.csv'],
  ['RATES_SOURCE', 'https://user:secret@rates.example/today.csv'],
])('%s=%s is refused by name', (name, value) => {
  expect(refusal({ [name]: value })).toContain(`${name}: `);
  expect(refusal({ [name]: value })).not.toContain('s3cret');
});

test('every wrong setting is named at once', () => {
  const said = refusal({ PORT: 'x', DEMO: 'maybe' });
  expect(said).toContain('PORT: ');
  expect(said).toContain('DEMO: ');
});

test.each(['DATABASE_URL', 'SESSION_SECRET', 'PII_KEY', 'LOOKUP_KEY', 'SITE_URL'])(
  '%s must be given for the real thing',
  (name) => {
    expect(refusal({ ...real, DEMO: 'off', [name]: '' })).toContain(`${name}: must be given`);
  },
);

test.each([
  ['SITE_URL', 'http://expo.example'],
  ['SITE_URL', 'http://localhost:3000'],
  ['SMS_URL', 'http://sms.example/send'],
  ['SMS_URL', 'https://sms.example/send,http://sms.example/send'],
  ['SMTP_URL', 'smtp://mail.example:25'],
  ['SMTP_URL', 'smtp://localhost.example:25'],
  ['SMTP_URL', 'smtp://mail.example:587/?requireTLS=true&ignoreTLS=true'],
  ['SMTP_URL', 'smtps://mail.example/?tls.rejectUnauthorized=false'],
])('%s=%s is refused for the real thing, unless the operator allows it by name', (name, value) => {
  expect(refusal({ ...real, [name]: value })).toMatch(new RegExp(`^${name}: expected .* ALLOW_INSECURE$`));
  expect(readSettings({ ...real, [name]: value, ALLOW_INSECURE: name })).toMatchObject({ [name]: value });
  const others = ['SITE_URL', 'SMS_URL', 'SMTP_URL'].filter((other) => other !== name).join(', ');
  expect(refusal({ ...real, [name]: value, ALLOW_INSECURE: others })).toContain(`${name}: expected`);
  expect(readSettings({ ...real, [name]: value, DEMO: 'on' })).toMatchObject({ [name]: value });
});

test.each([
  ['DATABASE_URL', 'postgres://db.example/expo?sslmode=no-verify'],
  ['DATABASE_DIRECT_URL', 'postgres://db.example/expo?sslmode=no-verify'],
  ['DRILL_DATABASE_URL', 'postgres://db.example/drill?uselibpqcompat=true&sslmode=require'],
])('an address of a database that checks no certificate is refused for the real thing: %s=%s', (name, value) => {
  expect(refusal({ ...real, [name]: value })).toMatch(new RegExp(`^${name}: expected sslmode=verify-full`));
  for (const mode of ['sslmode=verify-full', 'uselibpqcompat=true&sslmode=require&sslrootcert=/etc/expo/ca.pem']) {
    const checked = value.replace(/\?.*/, `?${mode}`);
    expect(readSettings({ ...real, [name]: checked })).toMatchObject({ [name]: checked });
  }
});

test('a token for figures that is no throw of dice is refused for the real thing', () => {
  expect(refusal({ ...real, METRICS_TOKEN: 'secret'.repeat(4) })).toContain('METRICS_TOKEN: expected random');
  expect(readSettings({ ...real, METRICS_TOKEN: '9f2c44d07be81a365f' })).toMatchObject({ DEMO: false });
});

test.each([
  ['SMS_URL', 'https://sms.example/send'],
  ['SMS_URL', 'http://127.0.0.1:8080/'],
  ['SMS_URL', 'aliyun://id:s3cret@dysmsapi.aliyuncs.com/?template.code=SMS_1, https://sms.example/a,b'],
  ['SMTP_URL', 'smtps://user:secret@mail.example'],
  ['SMTP_URL', 'smtp://mail.example:587/?requireTLS=true'],
  ['SMTP_URL', 'smtp://[::1]:25'],
])('%s=%s is taken for the real thing', (name, value) => {
  expect(readSettings({ ...real, [name]: value })).toMatchObject({ [name]: value });
});

const zeros = Buffer.alloc(32).toString('base64');
const repeated = Buffer.from('0123456789abcdef'.repeat(2)).toString('base64');
test.each([
  ['SESSION_SECRET', 'a'.repeat(32)],
  ['SESSION_SECRET', 'change-me-'.repeat(4)],
  ['SESSION_SECRET', '0101010101010101010101010101010101010101'],
  ['PII_KEY', `2026:${zeros}`],
  ['PII_KEY', `2026:${key},2025:${zeros}`],
  ['PII_KEY', `2026:${repeated}`],
  ['LOOKUP_KEY', `2026:${zeros}`],
])('%s=%s is refused for the real thing: nobody threw dice for it', (name, value) => {
  expect(refusal({ ...real, [name]: value })).toMatch(new RegExp(`^${name}: .*random`));
});

test('one key for what is sealed and what is looked up is refused for the real thing', () => {
  const shared = { PII_KEY: `2026:${key}`, LOOKUP_KEY: `a:${key}` };
  expect(refusal({ ...real, ...shared })).toBe('LOOKUP_KEY: a is a key of PII_KEY too, expected one of its own');
});

test('what is random is taken, in hexadecimal digits too', () => {
  for (let i = 0; i < 1000; i += 1) {
    const SESSION_SECRET = randomBytes(16).toString('hex');
    const PII_KEY = `2026:${randomBytes(32).toString('base64')}`;
    expect(readSettings({ ...real, SESSION_SECRET, PII_KEY })).toMatchObject({ SESSION_SECRET });
  }
});

test('the refusal of a secret does not repeat it', () => {
  expect(refusal({ ...real, SESSION_SECRET: 'change-me-'.repeat(4) })).not.toContain('change-me');
});

test('codes must be able to leave, limits and the clock cannot be switched off for the real thing', () => {
  expect(refusal({ ...real, SMTP_URL: '' })).toContain('SMS_URL or SMTP_URL');
  expect(refusal({ ...real, RATE_LIMITS: 'off' })).toContain('RATE_LIMITS: ');
  expect(refusal({ ...real, CLOCK_OFFSET: 'P1D' })).toContain('CLOCK_OFFSET: ');
});

test('several keys are read in order, the first one encrypts', () => {
  const { PII_KEY } = readSettings({ PII_KEY: `new:${key},old:${Buffer.alloc(32, 1).toString('base64')}` });
  expect(PII_KEY?.map(({ id }) => id)).toEqual(['new', 'old']);
});

test('a demonstration makes its secrets once, for its owner alone', () => {
  const directory = mkdtempSync(join(tmpdir(), 'expo-secrets-'));
  const first = settingsOfProcess({ DATA_DIR: directory });
  const second = settingsOfProcess({ DATA_DIR: directory });
  expect(first.SESSION_SECRET).toHaveLength(44);
  expect(second).toEqual(first);
  expect(statSync(join(directory, 'secrets.json')).mode & 0o777).toBe(0o600);
  rmSync(directory, { recursive: true });
});

test('a demonstration that has secrets already gets the one it lacks, and keeps its own', () => {
  const directory = mkdtempSync(join(tmpdir(), 'expo-secrets-'));
  const file = join(directory, 'secrets.json');
  const before = { SESSION_SECRET: randomBytes(32).toString('base64'), PII_KEY: `demo:${key}` };
  writeFileSync(file, JSON.stringify(before));
  const { LOOKUP_KEY, SESSION_SECRET } = settingsOfProcess({ DATA_DIR: directory });
  expect([LOOKUP_KEY?.map(({ id }) => id), SESSION_SECRET]).toEqual([['demo'], before.SESSION_SECRET]);
  expect(settingsOfProcess({ DATA_DIR: directory }).LOOKUP_KEY).toEqual(LOOKUP_KEY);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject(before);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  rmSync(directory, { recursive: true });
});

test.each([
  ['P31D', 31 * 86_400_000],
  ['-P400D', -400 * 86_400_000],
  ['PT90M', 90 * 60_000],
  ['P1W', 7 * 86_400_000],
  ['P1DT2H', 26 * 3_600_000],
])('the duration %s is %d ms', (text, milliseconds) => {
  expect(parseDuration(text)).toBe(milliseconds);
});

test.each(['P', 'PT', 'P1M', '31D', 'P1DT', ''])('%j is no duration', (text) => {
  expect(parseDuration(text)).toBeUndefined();
});

test('the official account and the registration numbers are shown as they are given', () => {
  const given = {
    OFFICIAL_ACCOUNT_URL: 'https://weixin.example/expo',
    ICP_FILING: ' 湘ICP备12345678号-1 ',
    POLICE_FILING: '湘公网安备 43010202000001号',
  };
  expect(readSettings(given)).toMatchObject({ ...given, ICP_FILING: '湘ICP备12345678号-1' });
  const wrong = { OFFICIAL_ACCOUNT_URL: 'weixin', ICP_FILING: 'x'.repeat(61), POLICE_FILING: 'a\nb' };
  for (const [name, value] of Object.entries(wrong)) {
    expect(() => readSettings({ [name]: value })).toThrow(new RegExp(`^${name}: expected`));
  }
});

test('SMS_DAILY_LIMIT is a number for all, and one for each calling code; the longest fits first', () => {
  expect(readSettings({ SMS_DAILY_LIMIT: '5000, +86=4000,+1876=10' }).SMS_DAILY_LIMIT).toEqual({
    most: 5000,
    byPrefix: [
      { prefix: '1876', most: 10 },
      { prefix: '86', most: 4000 },
    ],
  });
});

test('providers of text messages are read in order, each with a name; a comma within an address is its own', () => {
  const vendor = 'aliyun://id:a%2Fb@dysmsapi.aliyuncs.com/?template.code=SMS_1';
  const found = readSmsAddresses(
    `https://sms.example/a,b , ${vendor},${vendor},tencent://i:s@h/?app=1&template.code=2`,
  );
  expect(found.map(({ name, kind, url }) => [name, kind, url.hostname])).toEqual([
    ['gateway', 'gateway', 'sms.example'],
    ['aliyun', 'aliyun', 'dysmsapi.aliyuncs.com'],
    ['aliyun-2', 'aliyun', 'dysmsapi.aliyuncs.com'],
    ['tencent', 'tencent', 'h'],
  ]);
  expect(found[0]?.url.href).toBe('https://sms.example/a,b');
});

test('the most exact template is taken; what has none of its own is a notice, and a code has `code`', () => {
  const given = new URLSearchParams({
    'template.code': 'code',
    'template.code.zh': 'code zh',
    'template.code.fr.abroad': 'code fr abroad',
    'template.login.abroad': 'login abroad',
    'template.notice.en': 'notice en',
    'template.booked.zh.mainland': 'booked zh mainland',
  });
  const of = (name: TemplateName, locale: Locale, abroad: boolean) => templateFor(given, { name, locale, abroad })?.id;
  expect(of('login', 'zh-CN', false)).toBe('code zh');
  expect(of('login', 'zh-CN', true)).toBe('login abroad');
  expect(of('account', 'fr-FR', true)).toBe('code fr abroad');
  expect(of('account', 'fr-FR', false)).toBe('code');
  expect(of('booked', 'zh-CN', false)).toBe('booked zh mainland');
  expect(of('booked', 'en-US', false)).toBe('notice en');
  expect(of('booked', 'fr-FR', false)).toBeUndefined();
});
