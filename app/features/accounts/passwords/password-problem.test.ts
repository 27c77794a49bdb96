import { expect, test } from 'vitest';
import { passwordProblem } from './password-problem.server.ts';

const owner = [
  'member-4f0a9c@example.org',
  '+8613800138000',
  '+33612345678',
  'mwila.banda@example.org',
  'Mwila Banda',
  '李芳菲',
  'Lusaka Copper Ltd',
];

test.each([
  'Summer2024!',
  'letmein1234',
  'expo2026expo',
  'ExpoChangsha2026',
  'Changsha2026!',
  'P@ssw0rd2024',
  'p455w0rd!!',
  'Ch1na4fr1ca',
  'motdepasse123',
  'Été2026été!!',
  'bonjour2024!',
  'azerty12345',
  'woaini1314520',
  '长沙博览会2026!',
  '密码密码密码密码密码',
  'qwertyuiop',
  '1q2w3e4r5t',
  'aaaaaaaaaaaa',
  'abababababab',
  'passwordpassword',
  '12345678901',
  '2026-06-12',
  'football2026',
  '!!iloveyou!!',
  'afrique-chine-2026',
  'ｐａｓｓｗｏｒｄ１２３',
  'Dragon.Dragon.Dragon',
])('%s is common', async (password) => {
  expect(await passwordProblem(password, owner)).toBe('common');
});

test.each([
  'member-4f0a9c@example.org',
  'Member 4F0A9C',
  'mwila.banda1',
  'Mwila Banda 1',
  'MwilaBanda2026',
  'bandamwila!!',
  '13800138000',
  '+8613800138000',
  '0612345678',
  '李芳菲李芳菲2026',
  'lusaka-copper',
  'mwila.banda@example.org',
])('%s is its owner', async (password) => {
  expect(await passwordProblem(password, owner)).toBe('account');
});

test.each([
  'coffee, cocoa and copper',
  'correct horse battery',
  'xK9#mQ2$vL',
  'tjhs9wk2bp',
  'zanzibar-cacao-77',
  'les baobabs dorment',
  '咖啡可可铜我喜欢雨天',
  'rain on tin roofs',
  'mwila drinks rooibos',
  'expo of the red rivers',
  '7391 0284 6650 12',
])('%s is taken', async (password) => {
  expect(await passwordProblem(password, owner)).toBeUndefined();
});

test('length is judged first', async () => {
  expect(await passwordProblem('  ', owner)).toBe('missing');
  expect(await passwordProblem('Kx9#q', owner)).toBe('short');
  expect(await passwordProblem('x9 '.repeat(100), owner)).toBe('long');
});

test.each([
  'password'.repeat(25),
  '1qaz2wsx'.repeat(25),
  'p@$$w0rd'.repeat(25),
  'ab1!'.repeat(50),
  'a'.repeat(199).concat('b'),
])('one of 200 characters is judged in little work: %.12s…', async (password) => {
  await passwordProblem('to fetch the list first', owner);
  const { user } = process.cpuUsage();
  await passwordProblem(password, owner);
  // A login's hash takes twenty milliseconds of the machine; this is far from blocking anybody.
  expect(process.cpuUsage().user - user).toBeLessThan(2_000_000);
});

test.for([
  ['', 'missing'],
  ['nine char', 'short'],
  ['四个字四个字四个字', 'short'],
  ['四个字四个字四个字四', undefined],
  ['x'.repeat(201), 'long'],
  ['Mwila.Banda@example.org', 'account'],
  ['mwila.banda', 'account'],
  ['260971234567', 'account'],
  ['Password123', 'common'],
  ['0000000000', 'common'],
  ['1qazxsw21qazxsw2', 'common'],
  ['correct horse battery staple', undefined],
  ['👩‍🌾👩‍🌾👩‍🌾👩‍🌾', undefined],
] as const)('of %s one hears %s', async ([password, problem]) => {
  expect(await passwordProblem(password, ['mwila.banda@example.org', '+260971234567'])).toBe(problem);
});

test.each([
  ['li-wei-2026', ['li.wei@example.org']],
  ['li.wei.1990', ['li.wei@example.org']],
  ['wu-li-2026!', ['wu.li@example.org']],
  ['ma.yun.1964', ['ma.yun@example.org']],
  ['Li Wei 2026', ['+8613800138000', 'Li Wei']],
  ['J. Smith 1980', ['j.smith@example.org']],
])('%s is its owner, however short the names', async (password, accounts) => {
  expect(await passwordProblem(password, accounts)).toBe('account');
});

test('what only has letters of a short name in it is nobody’s', async () => {
  expect(await passwordProblem('willow mahogany river', ['li.wei@example.org', 'Ma Yun'])).toBeUndefined();
});
