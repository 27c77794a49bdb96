import { expect, test } from 'vitest';
import { z } from 'zod';
import type { Control, Field } from '#platform/content/field.ts';
import { mediaIn, pathsToMedia } from './media-fields.ts';

const field = (control: Control): Field => ({ label: { id: 'x' }, control, schema: z.unknown() });
const fields = {
  cover: field({ type: 'picture' }),
  title: field({ type: 'line', most: 9 }),
  album: field({ type: 'pictures' }),
  parts: field({
    type: 'rows',
    most: 9,
    shared: { film: field({ type: 'film' }) },
    texts: { drawing: field({ type: 'picture' }), words: field({ type: 'line', most: 9 }) },
  }),
};

test('pictures and films are found in fields, lists, rows, and the rows of a language', () => {
  expect(mediaIn(fields, { cover: 3, title: '4', album: [5, 6], parts: [{ id: 'a', film: 7 }] })).toEqual([
    { field: 'cover', ids: [3] },
    { field: 'album', ids: [5, 6] },
    { field: 'parts.a.film', ids: [7] },
  ]);
  expect(mediaIn({ parts: fields.parts }, { parts: { a: { drawing: 8, words: '9' } } })).toEqual([
    { field: 'parts.a.drawing', ids: [8] },
  ]);
});

test('each of these places has a path in the database', () => {
  expect(pathsToMedia(fields)).toEqual(['$."cover"', '$."album"[*]', '$."parts"[*]."film"', '$."parts".*."drawing"']);
});
