import { june11And12 } from './june-11-12.ts';
import { june13Afternoon } from './june-13-afternoon.ts';
import { june13Morning } from './june-13-morning.ts';
import { june14 } from './june-14.ts';
import { june15 } from './june-15.ts';
import type { SeedEvent } from './shapes.ts';

export { venues } from './rooms.ts';

/** The programme of the fourth edition, in the order of its days. */
export const seedEvents: SeedEvent[] = [...june11And12, ...june13Morning, ...june13Afternoon, ...june14, ...june15];
