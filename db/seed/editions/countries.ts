import CG from './countries/CG.ts';
import KE from './countries/KE.ts';
import MA from './countries/MA.ts';
import MG from './countries/MG.ts';
import MW from './countries/MW.ts';
import MZ from './countries/MZ.ts';
import NA from './countries/NA.ts';
import NG from './countries/NG.ts';
import ZA from './countries/ZA.ts';
import ZM from './countries/ZM.ts';
import type { SeedCountry } from './shapes.ts';

export const countryTexts: SeedCountry[] = [CG, KE, MA, MG, MW, MZ, NA, NG, ZA, ZM];
