import type { WovenGroup } from '#ui/woven/woven-pictures.server.ts';
import type { Loom } from '../loom/loom.ts';
import { building } from './goods/building.ts';
import { cloth } from './goods/cloth.ts';
import { crafts } from './goods/crafts.ts';
import { drinks } from './goods/drinks.ts';
import { electronics } from './goods/electronics.ts';
import { farm } from './goods/farm.ts';
import { fields } from './goods/fields.ts';
import { fruits } from './goods/fruits.ts';
import { health } from './goods/health.ts';
import { journeys } from './goods/journeys.ts';
import { leather } from './goods/leather.ts';
import { materials } from './goods/materials.ts';
import { nuts } from './goods/nuts.ts';
import { power } from './goods/power.ts';
import { sea } from './goods/sea.ts';
import { services } from './goods/services.ts';
import { spicesAndHoney } from './goods/spices.ts';
import { vehicles } from './goods/vehicles.ts';
import { works } from './goods/works.ts';
import { powerAndBuilding } from './industries/building.ts';
import { forPeople } from './industries/for-people.ts';
import { fromTheLand } from './industries/from-the-land.ts';
import { machines } from './industries/machines.ts';

/** Draws one picture, the same every time. */
export type Drawing = () => Loom;

/** Drawings by the names that the site asks for. */
export type Drawings = Readonly<Record<string, Drawing>>;

/** Every drawing by its group and, in the group, by the room that its file lies in. A name stands once in a group. */
export const GROUPS: Readonly<Record<WovenGroup, Readonly<Record<string, Drawings>>>> = {
  goods: {
    drinks,
    nuts,
    fruits,
    spices: spicesAndHoney,
    sea,
    farm,
    fields,
    materials,
    building,
    power,
    works,
    vehicles,
    electronics,
    cloth,
    leather,
    crafts,
    health,
    services,
    journeys,
  },
  industries: { 'from-the-land': fromTheLand, building: powerAndBuilding, machines, 'for-people': forPeople },
  countries: {},
  places: {},
  events: {},
  scenes: {},
  sections: {},
};
