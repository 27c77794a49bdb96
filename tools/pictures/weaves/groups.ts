import type { WovenGroup } from '#ui/woven/woven-pictures.server.ts';
import type { Loom } from '../loom/loom.ts';
import { centralCoastAndDesert } from './countries/central-coast-and-desert.ts';
import { centralForest } from './countries/central-forest.ts';
import { horn } from './countries/horn.ts';
import { host } from './countries/host.ts';
import { islands } from './countries/islands.ts';
import { lakesAndNile } from './countries/lakes-and-nile.ts';
import { north } from './countries/north.ts';
import { palmsAndTowers } from './countries/palms-and-towers.ts';
import { sahel } from './countries/sahel.ts';
import { southEast } from './countries/south-east.ts';
import { southWest } from './countries/south-west.ts';
import { westCoast } from './countries/west-coast.ts';
import { kinds } from './events/kinds.ts';
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
import { sites } from './goods/sites.ts';
import { spicesAndHoney } from './goods/spices.ts';
import { vehicles } from './goods/vehicles.ts';
import { works } from './goods/works.ts';
import { powerAndBuilding } from './industries/building.ts';
import { forPeople } from './industries/for-people.ts';
import { fromTheLand } from './industries/from-the-land.ts';
import { machines } from './industries/machines.ts';
import { courts } from './places/courts.ts';
import { houses } from './places/houses.ts';
import { fair } from './scenes/fair.ts';
import { work } from './scenes/work.ts';
import { partnership } from './sections/partnership.ts';
import { visit } from './sections/visit.ts';

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
    sites,
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
  countries: {
    'central-coast-and-desert': centralCoastAndDesert,
    'central-forest': centralForest,
    horn,
    host,
    islands,
    'lakes-and-nile': lakesAndNile,
    north,
    'palms-and-towers': palmsAndTowers,
    sahel,
    'south-east': southEast,
    'south-west': southWest,
    'west-coast': westCoast,
  },
  places: { courts, houses },
  events: { kinds },
  scenes: { fair, work },
  sections: { partnership, visit },
};
