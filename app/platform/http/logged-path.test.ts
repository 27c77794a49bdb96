import { expect, test } from 'vitest';
import { loggedPath } from './logged-path.ts';

test.for([
  ['/fr-FR/reservation/tickets/V8q2900moK7dM2P3QprmpQ', '/fr-FR/reservation/tickets/*'],
  ['/reservation/tickets/V8q2900moK7dM2P3QprmpQ.data', '/reservation/tickets/*.data'],
  ['/reservation/ticket/NS2Qe_6RLnk22Rg0BmV-bw/ticket.png', '/reservation/ticket/*/ticket.png'],
  ['/api/sms/reports/aliyun/W0VbM0cyk3Cc1OEvGQ0Yw1kXh0lT2mPq9RsUvWxYz-_', '/api/sms/reports/aliyun/*'],
  ['/%72eservation/offer/fAfi9h6iYBkMoZF5eHuscQ/', '/%72eservation/offer/*/'],
])('the id in %s is not logged', ([path = '', logged]) => {
  expect(loggedPath(path)).toBe(logged);
});

test.for(['/news/more/list/5f0c8d1b2a3e4f5061728394', '/exhibition/components/ExhibitorList/exhibitorDetail2', '/'])(
  '%s is logged as it is',
  (path) => expect(loggedPath(path)).toBe(path),
);
