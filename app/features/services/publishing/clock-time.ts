import { z } from 'zod';

/** A time of day as a clock shows it. */
export const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
