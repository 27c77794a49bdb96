import type { WovenGroup } from '../../../app/ui/woven/woven-pictures.server.ts';
import type { Loom } from '../loom/loom.ts';
import { drinks } from './goods/drinks.ts';

/** Draws one picture, the same every time. */
export type Drawing = () => Loom;

/** Drawings by the names that the site asks for. */
export type Drawings = Readonly<Record<string, Drawing>>;

/** Every drawing by its group and, in the group, by the room that its file lies in. A name stands once in a group. */
export const GROUPS: Readonly<Record<WovenGroup, Readonly<Record<string, Drawings>>>> = {
  goods: { drinks },
  industries: {},
  countries: {},
  places: {},
  events: {},
  scenes: {},
  sections: {},
};
