import { expect, test } from 'vitest';
import { answered, attemptOf } from './attempt.ts';

function form(content: string, files: File[] = []): FormData {
  const said = new FormData();
  said.set('key', 'of-the-form');
  said.set('content', content);
  for (const file of files) said.append('files', file);
  return said;
}

test('what is tried again goes under the same key; other words, files or another talk under a new one', () => {
  const first = attemptOf('talk', form('Hello'), undefined);
  expect(first.key).toBe('of-the-form');
  expect(attemptOf('talk', form('Hello'), first).key).toBe('of-the-form');
  const file = new File(['one'], 'plan.pdf', { lastModified: 1 });
  const others = [
    attemptOf('talk', form('Hello!'), first),
    attemptOf('talk', form('Hello', [file]), first),
    attemptOf('other', form('Hello'), first),
  ];
  expect(new Set([first.key, ...others.map(({ key }) => key)]).size).toBe(4);
  for (const { key } of others) expect(key).toMatch(/^[0-9a-f]{32}$/);
});

test('once it was answered, the same words are another message', () => {
  const first = attemptOf('talk', form('Yes'), undefined);
  const second = attemptOf('talk', form('Yes'), answered(first));
  expect(second.key).not.toBe(first.key);
});
