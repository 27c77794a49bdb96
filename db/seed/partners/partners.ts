import { excellencePartners } from './excellence.ts';
import { furtherPartners } from './further.ts';
import type { SeedPartner } from './shapes.ts';
import { upperTiers } from './upper-tiers.ts';

/** Every partner of the demonstration, tier by tier in the order of the page. */
export const seedPartnerList: readonly SeedPartner[] = [...upperTiers, ...excellencePartners, ...furtherPartners];
