import { z } from 'zod';
import { locales } from './locale.ts';

/** The tag of a language of the site. */
export const localeSchema = z.enum(locales);
