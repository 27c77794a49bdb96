import { exhibitorNotices } from './notices/exhibitor.ts';
import { visitorNotices } from './notices/visitor.ts';
import type { SeedNotice } from './shapes.ts';

/** All notices of the demonstration. */
export const seedNotices: SeedNotice[] = [...exhibitorNotices, ...visitorNotices];
