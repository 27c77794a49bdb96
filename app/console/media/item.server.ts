import {
  type CaptionProblem,
  captionProblem,
  descriptionMost,
  type RefusalReason,
} from '#features/media/index.server.ts';
import type { Staff } from '#features/staff/index.server.ts';
import { fieldsIn } from '#platform/http/body/form-fields.ts';
import { readForm } from '#platform/http/body/read-form.server.ts';
import { asUpload } from '#platform/http/body/uploads.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { isLocale, type Locale } from '#platform/i18n/locale.ts';
import { inEach } from '#platform/i18n/texts.ts';
import {
  caption,
  chooseStill,
  describe,
  drop,
  exchangePicture,
  focus,
  silence,
  takePicture,
} from './change-media.server.ts';
import type { Place } from './places.server.ts';

const captionMost = 60_000;

/** What became of a form of the page of a picture or film. */
export type Done =
  | { done: 'described' | 'focused' | 'replaced' | 'captioned' | 'silenced' | 'still' | 'dropped' }
  | { refused: RefusalReason | 'missing' }
  | { noStill: true }
  | { used: Place[] }
  | { captions: CaptionProblem & { locale: Locale; vtt: string } };

/** Does what one of the forms asks for. @returns 'busy' where too many uploads are under way */
export function takeForm(site: SiteContext, staff: Staff, id: number, request: Request): Promise<Done | 'busy'> {
  return asUpload(-staff.id, async () => {
    const { form, isCut } = await readForm(request);
    if (isCut) return { refused: 'bytes' };
    const { act } = fieldsIn(form, ['act']);
    switch (act) {
      case 'focus':
        return focused(site, staff, id, form);
      case 'replace':
        return replaced(site, staff, id, form);
      case 'caption':
        return captioned(site, staff, id, form);
      case 'silent':
        await silence(site, staff, id, form.has('silent'));
        return { done: 'silenced' };
      case 'still':
        return stilled(site, staff, id, form);
      case 'drop': {
        const dropped = await drop(site, staff, id);
        return dropped.outcome === 'used' ? { used: dropped.places } : { done: 'dropped' };
      }
      default: {
        const alts = inEach((locale) => fieldsIn(form, [`alt.${locale}`], descriptionMost)[`alt.${locale}`]);
        await describe(site, staff, id, alts);
        return { done: 'described' };
      }
    }
  });
}

async function focused(site: SiteContext, staff: Staff, id: number, form: FormData): Promise<Done> {
  const { x, y } = fieldsIn(form, ['x', 'y']);
  const within = (text: string) => (/^\d{1,3}$/.test(text) ? Math.min(100, Number(text)) : 50);
  await focus(site, staff, id, { x: within(x), y: within(y) });
  return { done: 'focused' };
}

async function replaced(site: SiteContext, staff: Staff, id: number, form: FormData): Promise<Done> {
  const file = form.get('file');
  if (!(file instanceof File) || file.size === 0) return { refused: 'missing' };
  const taken = await exchangePicture(site, staff, id, new Uint8Array(await file.arrayBuffer()));
  return taken.outcome === 'taken' ? { done: 'replaced' } : { refused: taken.reason };
}

/** A picture that comes along, or one of the library. */
async function stilled(site: SiteContext, staff: Staff, id: number, form: FormData): Promise<Done> {
  const file = form.get('file');
  let { still } = fieldsIn(form, ['still']);
  if (file instanceof File && file.size > 0) {
    const taken = await takePicture(site, staff, new Uint8Array(await file.arrayBuffer()));
    if (taken.outcome === 'refused') return { refused: taken.reason };
    still = String(taken.id);
  }
  const isThere = /^\d{1,15}$/.test(still) && (await chooseStill(site, staff, id, Number(still)));
  return isThere ? { done: 'still' } : { noStill: true };
}

async function captioned(site: SiteContext, staff: Staff, id: number, form: FormData): Promise<Done> {
  const { locale } = fieldsIn(form, ['locale']);
  const { vtt } = fieldsIn(form, ['vtt'], captionMost);
  if (!isLocale(locale)) return { refused: 'missing' };
  const problem = vtt === '' ? undefined : captionProblem(vtt);
  if (problem) return { captions: { ...problem, locale, vtt } };
  await caption(site, staff, id, { locale, vtt: vtt && `${vtt.replace(/\r\n?/g, '\n')}\n` });
  return { done: 'captioned' };
}
