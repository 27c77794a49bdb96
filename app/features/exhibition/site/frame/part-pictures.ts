import buyers from '#ui/woven/pictures/events/kinds/matchmaking.webp';
import layout from '#ui/woven/pictures/places/courts/halls.webp';
import manual from '#ui/woven/pictures/scenes/fair/entry.webp';
import notice from '#ui/woven/pictures/scenes/fair/notice.webp';
import download from '#ui/woven/pictures/scenes/fair/signing.webp';
import type { Cursor } from '../../exhibition.ts';

/** Pictures of the parts of the exhibition that are not about its stands; the others have their section's. */
export const partPictures: Readonly<Partial<Record<Cursor, string>>> = { buyers, layout, notice, manual, download };
