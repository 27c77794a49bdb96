import { keysOf } from '#platform/keys-of.ts';
import { type WovenGroup, wovenPicture } from '#ui/woven/woven-pictures.server.ts';

/** Where each woven picture lies that an article without a picture may have: an editor chooses by what it tells. */
const groups = {
  opening: 'scenes',
  closing: 'scenes',
  pavilions: 'scenes',
  signing: 'scenes',
  talks: 'scenes',
  notice: 'scenes',
  entry: 'scenes',
  payment: 'scenes',
  fields: 'scenes',
  transport: 'scenes',
  workshop: 'scenes',
  energy: 'scenes',
  craft: 'scenes',
  mining: 'scenes',
  forum: 'events',
  major: 'events',
  matchmaking: 'events',
  seminar: 'events',
  supporting: 'events',
  halls: 'places',
  riverside: 'places',
  about: 'sections',
  brand: 'sections',
  exhibition: 'sections',
  home: 'sections',
  negotiation: 'sections',
  previous: 'sections',
  baskets: 'goods',
  carvings: 'goods',
  chilli: 'goods',
  coffee: 'goods',
  contracts: 'goods',
  cotton: 'goods',
  excavators: 'goods',
  harvesters: 'goods',
  herbs: 'goods',
  roses: 'goods',
  tractors: 'goods',
  training: 'goods',
  ultrasound: 'goods',
  vanilla: 'goods',
  warehouses: 'goods',
  wine: 'goods',
} as const satisfies Record<string, WovenGroup>;

export const scenes = keysOf(groups);

const groupOf = new Map<string, WovenGroup>(Object.entries(groups));

/** The address of a scene's picture; none where there is no such scene. */
export function scenePicture(scene: string): string | undefined {
  const group = groupOf.get(scene);
  return group && wovenPicture(group, scene);
}
