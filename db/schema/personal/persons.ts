import { accounts } from './accounts.ts';
import { contacts } from './contacts.ts';
import { dealings } from './dealings.ts';
import { reservations } from './reservations.ts';
import { staff } from './staff.ts';
import { staffWork } from './staff-work.ts';
import { talks } from './talks.ts';

/** The tables with data of persons. A table that is missing here and in impersonal.ts is refused by the compiler, as is a column of either. */
export const persons = { ...accounts, ...dealings, ...talks, ...reservations, ...staff, ...staffWork, ...contacts };
