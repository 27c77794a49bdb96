import { msg } from '@lingui/core/macro';
import { companyQueue } from './company-queue.server.ts';

/** Members who ask staff for a company. */
export const claimsQueue = companyQueue({
  name: 'claims',
  words: { one: msg`Company claim`, all: msg`Company claims` },
  asked: (db) =>
    db.selectFrom('company_claim').select(['id', 'company_id', 'asked_at as since']).where('state', '=', 'waiting'),
});
