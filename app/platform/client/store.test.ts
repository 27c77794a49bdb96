import { beforeEach, expect, test, vi } from 'vitest';
import { forgetUser, readStore, updateStore } from './store.ts';
import { emptyStore } from './store-state.ts';

beforeEach(() => {
  vi.stubGlobal('window', {});
});

test('without a waking script the store is empty, with the default language', () => {
  expect(readStore()).toEqual(emptyStore);
  expect(readStore().locale).toBe('zh-CN');
});

test('what the waking script restored is read, and the rest is empty', () => {
  window.expoStore = { locale: 'fr-FR', userId: '42' };
  expect(readStore()).toEqual({ ...emptyStore, locale: 'fr-FR', userId: '42' });
});

test('an update keeps the other fields, in the one store that the waking script saves', () => {
  window.expoStore = { locale: 'fr-FR' };
  updateStore({ userId: '42', userSig: 'signed' });
  expect(window.expoStore).toEqual({ locale: 'fr-FR', userId: '42', userSig: 'signed' });
});

test('logging out forgets the user and nothing else', () => {
  window.expoStore = { locale: 'en-US', userId: '42', avatar: '/a.webp', userSig: 'signed' };
  forgetUser();
  expect(readStore()).toEqual({ ...emptyStore, locale: 'en-US' });
});
