import { expect, test } from 'vitest';
import { consolePath } from './console-path.ts';

test.each([
  ['/console/staff/?state=open', '/console/staff/?state=open'],
  ['/console', '/console'],
  ['/consoles/', '/console/'],
  ['/account/', '/console/'],
  ['//elsewhere.example/console/', '/console/'],
  ['https://elsewhere.example/console/', '/console/'],
  ['/console/../account/', '/console/'],
  ['/\\elsewhere.example/console/', '/console/'],
  ['/console/login/?to=/console/', '/console/'],
  ['/console/\nstaff', '/console/'],
  ['', '/console/'],
  [null, '/console/'],
])('%j leads on to %s', (wished, path) => {
  expect(consolePath(wished)).toBe(path);
});
