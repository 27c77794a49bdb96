import { expect } from 'vitest';
import {
  caption,
  chooseStill,
  describe,
  drop,
  exchangePicture,
  focus,
  silence,
  takeFilm,
  takePicture,
} from '#console/media/change-media.server.ts';
import { mp4File, pictureFile } from '#features/media/media.fixture.ts';
import type { Staff } from '#features/staff/index.server.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import type { Texts } from '#platform/i18n/texts.ts';
import { type Doing, only } from './act.ts';

async function somePicture(site: SiteContext, staff: Staff, alts: Texts<string> = {}): Promise<number> {
  return only(await takePicture(site, staff, await pictureFile('png', 30, 20), alts), 'taken').id;
}

async function someFilm(site: SiteContext, staff: Staff): Promise<number> {
  const id = await takeFilm(
    site,
    staff,
    (async function* () {
      yield mp4File({ seconds: 26 });
    })(),
  );
  if (typeof id !== 'number') throw new Error(id);
  return id;
}

const version = expect.stringMatching(/^[\da-f]{16}$/);
const captions = expect.stringMatching(/^captions\/[\da-f]{16}\.fr-FR\.vtt$/);
const vtt = 'WEBVTT\n\n00:01.000 --> 00:02.000\nBonjour\n';

export const mediaActs: Record<string, Doing> = {
  async 'media.add'(site, staff) {
    await somePicture(site, staff, { 'fr-FR': 'Des roses' });
    return { before: 'made: nothing was before', after: { kind: 'picture', 'fr-FR': 'Des roses' } };
  },
  async 'media.replace'(site, staff) {
    const id = await somePicture(site, staff);
    await exchangePicture(site, staff, id, await pictureFile('png', 40, 20));
    const bytes = expect.any(Number);
    return {
      before: { version, width: 30, height: 20, bytes },
      after: { version, width: 40, height: 20, bytes },
    };
  },
  async 'media.describe'(site, staff) {
    const id = await somePicture(site, staff, { 'fr-FR': 'Des roses', 'en-US': 'Roses' });
    await describe(site, staff, id, { 'fr-FR': 'Des roses rouges', 'en-US': 'Roses', 'zh-CN': '玫瑰' });
    return {
      before: { 'fr-FR': 'Des roses', 'zh-CN': '' },
      after: { 'fr-FR': 'Des roses rouges', 'zh-CN': '玫瑰' },
    };
  },
  async 'media.focus'(site, staff) {
    await focus(site, staff, await somePicture(site, staff), { x: 0, y: 73 });
    return { before: { x: 50, y: 50 }, after: { x: 0, y: 73 } };
  },
  async 'media.still'(site, staff) {
    const [film, still] = [await someFilm(site, staff), await somePicture(site, staff)];
    await chooseStill(site, staff, film, still);
    return { before: { still: null }, after: { still } };
  },
  async 'media.caption'(site, staff) {
    const film = await someFilm(site, staff);
    await caption(site, staff, film, { locale: 'fr-FR', vtt });
    await caption(site, staff, film, { locale: 'fr-FR', vtt: '' });
    return { before: { 'fr-FR': captions }, after: { 'fr-FR': null } };
  },
  async 'media.silent'(site, staff) {
    await silence(site, staff, await someFilm(site, staff), true);
    return { before: { silent: false }, after: { silent: true } };
  },
  async 'media.delete'(site, staff) {
    await drop(site, staff, await somePicture(site, staff, { 'fr-FR': 'Des roses' }));
    const before = { kind: 'picture', width: 30, height: 20, bytes: expect.any(Number) };
    return { before: { ...before, descriptions: { 'fr-FR': 'Des roses' } }, after: 'gone: nothing is after' };
  },
};
