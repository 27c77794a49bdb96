import { expect, test } from 'vitest';
import { downloadKind } from '#features/about/publishing/download-kind.server.ts';
import { testStore } from '#features/media/media.fixture.ts';
import { takeFiles } from './take-files.server.ts';

const store = testStore();
const opened = { kind: downloadKind, thing: undefined, thread: 'shared' as const };
const take = (form: FormData) => takeFiles({ media: store(), locale: 'en-US' }, opened, form);
const pdf = (name = 'guide.pdf') => new File(['%PDF-1.7 a guide'], name);

test('a file that is sent takes the place of the one that its field names', async () => {
  const form = new FormData();
  form.set('files.a.file', 'pdf 0123456789abcdef 5');
  form.set('_file.files.a.file', pdf());
  expect(await take(form)).toBeUndefined();
  expect(form.get('files.a.file')).toMatch(/^pdf [0-9a-f]{16} 16$/);
});

test('what is none of the kinds that its field takes is refused there, and what was typed stays', async () => {
  for (const file of [pdf('guide.exe'), pdf('guide.zip'), new File(['<svg onload="x()"/>'], 'a.svg')]) {
    const form = new FormData();
    form.set('_base', '3');
    form.set('files.a.name', 'guide-en.pdf');
    form.set('_file.files.a.file', file);
    expect(await take(form)).toEqual({
      typed: { base: 3, entries: [['files.a.name', 'guide-en.pdf']] },
      errors: { 'files.a.file': 'This file is damaged, or of a type that is not accepted here.' },
    });
    expect(form.has('files.a.file')).toBe(false);
  }
});

test('a field may be left without its file, and a file for a field that takes none is left aside', async () => {
  const form = new FormData();
  form.set('files.a.file', 'pdf 0123456789abcdef 5');
  form.set('_noFile.files.a.file', 'on');
  form.set('_file.key', pdf());
  expect(await take(form)).toBeUndefined();
  expect([form.has('files.a.file'), form.has('key')]).toEqual([false, false]);
});
