import { msg } from '@lingui/core/macro';
import { companyQueue } from '../claims/company-queue.server.ts';

/** What companies ask to have changed of themselves. */
export const changesQueue = companyQueue({
  name: 'changes',
  words: { one: msg`Company update`, all: msg`Company updates` },
  asked: (db) =>
    db.selectFrom('company_change').select(['id', 'company_id', 'sent_at as since']).where('state', '=', 'waiting'),
});
