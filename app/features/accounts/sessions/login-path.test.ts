import { expect, test } from 'vitest';
import { loginPath } from './login-path.ts';

test.for(['/account/negotiations', '/negotiation/talk/start?project=7', '/news/?page=2', '/'])(
  'the login leads on to %s',
  (path) => expect(loginPath(path)).toBe(path),
);

test.for([
  undefined,
  null,
  '',
  'news/',
  '//evil.example/',
  '/\\evil.example',
  '/\t/evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  '/./\\evil.example',
  '/..//evil.example/',
  '/login/?to=/login/',
  '/login/?to=//evil.example/',
  '/logout/',
  '/api/auth/user',
  `/${'x'.repeat(1000)}`,
  '/news/\u0000',
  '/\u202enews/',
])('where %j is wished for it leads to the account', (wished) => {
  expect(loginPath(wished)).toBe('/account/');
});

test.for(['/login/', '/login', '/login/code'])('who asks for the login on %s is led on as before', (own) => {
  expect(loginPath(`${own}?to=%2Fnegotiation%2Flist%3Fcountry%3DZM`)).toBe('/negotiation/list?country=ZM');
});

test('what follows the # stays with the browser', () => {
  expect(loginPath('/news/#top')).toBe('/news/');
});
