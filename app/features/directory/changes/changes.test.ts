import { expect, test } from 'vitest';
import { changeOf, fieldsById, onlyFields, withChanged } from './changes.ts';

const seen = {
  shared: { phone: '+254700100101', mail: 'export@kilima.example', founded: 1998 },
  texts: { 'en-US': { name: 'Kilima', profile: 'Coffee.' }, 'zh-CN': { name: '基利马', profile: '咖啡。' } },
};

test('what says something else than readers see is a change, field by field; a language that is new is one as a whole', () => {
  const wished = {
    shared: { phone: '+254700100102', mail: 'export@kilima.example', founded: undefined, website: '' },
    texts: {
      'en-US': { name: 'Kilima', profile: 'Coffee and tea.' },
      'fr-FR': { name: 'Kilima', profile: 'Du café.' },
    },
  };
  expect(changeOf(seen, wished)).toEqual({
    began: {
      shared: { phone: '+254700100101', founded: 1998 },
      texts: { 'en-US': { profile: 'Coffee.' }, 'fr-FR': { name: null, profile: null } },
    },
    wanted: {
      shared: { phone: '+254700100102', founded: null },
      texts: { 'en-US': { profile: 'Coffee and tea.' }, 'fr-FR': { name: 'Kilima', profile: 'Du café.' } },
    },
  });
});

test('where all says what readers see, nothing is to be changed', () => {
  expect(changeOf(seen, seen)).toBeUndefined();
});

test('some fields are taken by their names, and a language without any is left out', () => {
  const taken = onlyFields(seen, (id) => id === 'shared phone' || id === 'zh-CN name');
  expect(taken).toEqual({ shared: { phone: '+254700100101' }, texts: { 'zh-CN': { name: '基利马' } } });
  expect([...fieldsById(taken).keys()]).toEqual(['shared phone', 'zh-CN name']);
});

test('a field that is to say nothing is gone', () => {
  expect(withChanged({ phone: '+254700100101', founded: 1998 }, { founded: null })).toEqual({ phone: '+254700100101' });
});
