import { eastAfricanBuyers } from './buyers/african-buyers-east.ts';
import { northAndCentralAfricanBuyers } from './buyers/african-buyers-north-and-central.ts';
import { southernAfricanBuyers } from './buyers/african-buyers-south.ts';
import { westAfricanBuyers } from './buyers/african-buyers-west.ts';
import { chineseFoodAndDrinkBuyers } from './buyers/chinese-buyers-food-and-drink.ts';
import { chineseGoodsAndServicesBuyers } from './buyers/chinese-buyers-goods-and-services.ts';
import { chineseMaterialsBuyers } from './buyers/chinese-buyers-materials.ts';
import { centralExhibitors } from './exhibitors/central.ts';
import { chinaCExhibitors } from './exhibitors/china-c.ts';
import { chinaW1Exhibitors } from './exhibitors/china-w1.ts';
import { chinaW3Exhibitors } from './exhibitors/china-w3.ts';
import { chinaW4Exhibitors } from './exhibitors/china-w4.ts';
import { chinaW5Exhibitors } from './exhibitors/china-w5.ts';
import { chinaW6Exhibitors } from './exhibitors/china-w6.ts';
import { ethiopianRwandanTanzanianExhibitors } from './exhibitors/ethiopia-rwanda-tanzania.ts';
import { gulfOfGuineaExhibitors } from './exhibitors/gulf-of-guinea.ts';
import { islandExhibitors } from './exhibitors/indian-ocean-islands.ts';
import { kenyanAndUgandanExhibitors } from './exhibitors/kenya-and-uganda.ts';
import { maghrebAndNileExhibitors } from './exhibitors/maghreb-and-nile.ts';
import { nigerianExhibitors } from './exhibitors/nigeria.ts';
import { sahelExhibitors } from './exhibitors/sahel.ts';
import { southAfricanAndNamibianExhibitors } from './exhibitors/south-africa-and-namibia.ts';
import { zambeziExhibitors } from './exhibitors/zambezi-countries.ts';
import type { SeedBuyer, SeedExhibitor } from './shapes.ts';

/** Every exhibitor of the demonstration, file by file. */
export const seedExhibitors: readonly SeedExhibitor[] = [
  ...centralExhibitors,
  ...chinaCExhibitors,
  ...chinaW1Exhibitors,
  ...chinaW3Exhibitors,
  ...chinaW4Exhibitors,
  ...chinaW5Exhibitors,
  ...chinaW6Exhibitors,
  ...ethiopianRwandanTanzanianExhibitors,
  ...gulfOfGuineaExhibitors,
  ...islandExhibitors,
  ...kenyanAndUgandanExhibitors,
  ...maghrebAndNileExhibitors,
  ...nigerianExhibitors,
  ...sahelExhibitors,
  ...southAfricanAndNamibianExhibitors,
  ...zambeziExhibitors,
];

/** Every buyer of the demonstration, file by file. */
export const seedBuyers: readonly SeedBuyer[] = [
  ...eastAfricanBuyers,
  ...northAndCentralAfricanBuyers,
  ...southernAfricanBuyers,
  ...westAfricanBuyers,
  ...chineseFoodAndDrinkBuyers,
  ...chineseGoodsAndServicesBuyers,
  ...chineseMaterialsBuyers,
];
