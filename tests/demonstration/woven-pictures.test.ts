import { expect, test } from 'vitest';
import { countries } from '#features/editions/index.server.ts';
import { articlesIn } from '#features/news/bundle.server.ts';
import { scenePicture, scenes } from '#features/news/scenes.server.ts';
import { eventKinds } from '#features/programme/programme.ts';
import { providersIn } from '#features/services/bundle.server.ts';
import { hotelPictures } from '#features/services/services.ts';
import { demonstration } from '#server/demonstration/demonstration.ts';
import { type WovenGroup, wovenPicture } from '#ui/woven/woven-pictures.server.ts';

const codes = [...countries('en-US').map(({ code }) => code), 'CN'];

test.each<[WovenGroup, readonly string[]]>([
  ['countries', codes],
  ['events', eventKinds],
  ['places', hotelPictures],
])('everything that may be chosen of %s is drawn', (group, names) => {
  expect(names.filter((name) => wovenPicture(group, name) === undefined)).toEqual([]);
});

test('every scene that an editor may choose is drawn', () => {
  expect(scenes.filter((scene) => scenePicture(scene) === undefined)).toEqual([]);
});

test('no two countries share a landscape', () => {
  expect(new Set(codes.map((code) => wovenPicture('countries', code))).size).toBe(codes.length);
});

test('every hotel has a picture of its own', async () => {
  const hotels = (await providersIn(demonstration)).filter((provider) => provider.type === 'hotel');
  const chosen = hotels.map(({ hotel }) => hotel.picture);
  expect(chosen).not.toContain(undefined);
  expect(new Set(chosen).size).toBe(hotels.length);
});

test('an article without album and film has a scene, and no other has', async () => {
  const articles = await articlesIn(demonstration);
  const wrong = articles.filter(
    ({ album, video, scene }) => (album.length > 0 || video !== undefined) === (scene !== undefined),
  );
  expect(wrong.map(({ key }) => key)).toEqual([]);
});

test('no two articles share a scene: no list shows a picture twice', async () => {
  const chosen = (await articlesIn(demonstration)).flatMap(({ scene }) => scene ?? []);
  expect(chosen.filter((scene, i) => chosen.indexOf(scene) !== i)).toEqual([]);
});
