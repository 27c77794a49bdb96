import type { Act } from '#platform/http/may.ts';

/** Who sees a page of the console: whoever asks, anybody of the staff, or those who may do something. */
export type WhoMaySee = 'everybody' | 'staff' | Act;

/** Every page of the console by its path. One that is missing here fails the tests, and so does one that is gone. */
export const whoMaySee: Record<string, WhoMaySee> = {
  console: 'staff',
  'console/account': 'staff',
  'console/inbox': 'moderate',
  'console/inbox/messages': 'moderate',
  'console/inbox/messages/:id': 'moderate',
  'console/inbox/projects/:id': 'moderate',
  'console/inbox/reports/:id': 'moderate',
  'console/invitation/:token': 'everybody',
  'console/log': 'audit',
  'console/log/csv': 'audit',
  'console/login': 'everybody',
  'console/login/enrol': 'everybody',
  'console/login/factor': 'everybody',
  'console/prove': 'staff',
  'console/staff': 'administer',
  'console/staff/:id': 'administer',
};
