import type { Act } from '#platform/http/may.ts';

/** Who sees a page of the console: whoever asks, anybody of the staff, or those who may do something; others may send its forms. */
export type WhoMaySee = 'everybody' | 'staff' | Act | { sees: Act; sends: Act };

/** Every page of the console by its path. One that is missing here fails the tests, and so does one that is gone. */
export const whoMaySee: Record<string, WhoMaySee> = {
  console: 'staff',
  'console/account': 'staff',
  'console/content': 'see',
  'console/content/:kind': 'see',
  'console/content/:kind/:id': 'see',
  'console/content/:kind/:id/history': 'see',
  'console/content/:kind/:id/translate': 'see',
  'console/find': 'staff',
  'console/inbox': 'moderate',
  'console/inbox/messages': 'moderate',
  'console/inbox/messages/:id': 'moderate',
  'console/inbox/projects/:id': 'moderate',
  'console/inbox/reports/:id': 'moderate',
  'console/invitation/:token': 'everybody',
  'console/links': 'translate',
  'console/log': 'audit',
  'console/log/csv': 'audit',
  'console/login': 'everybody',
  'console/login/enrol': 'everybody',
  'console/login/factor': 'everybody',
  'console/media': 'write',
  'console/media/:id': 'write',
  'console/media/film': 'write',
  'console/prove': 'staff',
  'console/staff': 'administer',
  'console/staff/:id': 'administer',
  'console/translations': { sees: 'see', sends: 'write' },
};
