import { expect, test } from 'vitest';
import { articleKind } from '#features/news/publishing/article-kind.server.ts';
import { shownFields } from '../../form/show-fields.server.ts';
import { mergeFields } from './merge-fields.server.ts';

const fields = shownFields(articleKind, 'zh-CN', 'en-US');
const base = { title: '闭幕', summary: '两千家企业参展。', body: '<p>甲</p>' };
const merge = (theirs: object, mine: object) =>
  mergeFields(
    fields,
    { base, theirs: { ...base, ...theirs }, mine: { ...base, ...mine } },
    { page: 'en-US', text: 'zh-CN' },
  );

test('what only one of two has changed is taken in, and nothing is asked', () => {
  const { values, merged } = merge({ title: '博览会闭幕' }, { summary: '近两千家企业参展。' });
  expect(values).toEqual({ ...base, title: '博览会闭幕', summary: '近两千家企业参展。' });
  expect(merged).toEqual({ title: { is: 'theirs', mine: [], theirs: expect.any(Array) } });
});

test('where both have changed a field, both texts are there word by word and somebody chooses', () => {
  const { values, merged } = merge({ title: '博览会闭幕' }, { title: '展会闭幕' });
  expect(values.title).toBe('展会闭幕');
  expect(merged.title).toEqual({
    is: 'both',
    theirs: [
      { is: 'new', text: '博览会' },
      { is: 'same', text: '闭幕' },
    ],
    mine: [
      { is: 'new', text: '展会' },
      { is: 'same', text: '闭幕' },
    ],
  });
});

test('where both say the same now there is nothing to choose', () => {
  expect(merge({ title: '同' }, { title: '同' }).merged).toEqual({});
});
