import { randomBytes } from 'node:crypto';
import { z } from '@hono/zod-openapi';

/** Header of a call whose request may come twice, after an answer that was lost. */
export const requestKeyHeader = {
  'idempotency-key': z
    .string()
    .min(1)
    .max(200)
    .optional()
    .openapi({ param: { in: 'header' }, description: 'The same key twice within 24 hours is one message' }),
};

/** The key of a form that writes something: pressed twice, it writes it once. */
export function newFormKey(): string {
  return randomBytes(16).toString('base64url');
}
