import { z } from '@hono/zod-openapi';
import { locales } from './locale.ts';

/** The tag of a language of the site. Made by the `z` of the API, so that calls can describe it whichever module comes first. */
export const localeSchema = z.enum(locales);
