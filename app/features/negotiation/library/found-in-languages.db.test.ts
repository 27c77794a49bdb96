import { expect, test } from 'vitest';
import type { Locale } from '#platform/i18n/locale.ts';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { publish, text } from '../negotiation.fixture.ts';
import { callProject } from '../owner/owner.fixture.ts';

const platform = emptyPlatform();

test('a project is found by its name in any language, and by what it says in another, which is said', async () => {
  const english = { ...text('Sidama'), introduction: 'Washed coffees.' };
  const id = await publish(platform(), {
    texts: { 'zh-CN': { ...text('锡达莫'), introduction: '水洗处理。' }, 'en-US': english },
  });
  const found = async (name: string, locale: Locale) => {
    const { body } = await callProject(platform(), `/list?name=${encodeURIComponent(name)}`, { locale });
    return body.rows.map((row: { id: number; name: string; lang: string; foundIn?: string }) => {
      expect([row.id, body.total]).toEqual([id, 1]);
      return [row.name, row.lang, row.foundIn];
    });
  };
  expect(await found('coffee', 'zh-CN')).toEqual([['锡达莫', 'zh-CN', 'en-US']]);
  expect(await found('SIDAMA', 'zh-CN')).toEqual([['锡达莫', 'zh-CN', undefined]]);
  expect(await found('水洗', 'en-US')).toEqual([['Sidama', 'en-US', 'zh-CN']]);
  // French readers are shown the English text: what stands there is their own.
  expect(await found('coffee', 'fr-FR')).toEqual([['Sidama', 'en-US', undefined]]);
  expect(await found('coffee 水洗', 'fr-FR')).toEqual([['Sidama', 'en-US', 'zh-CN']]);
  expect(await found('tea', 'zh-CN')).toEqual([]);
});
