import type { ServerFeature } from '#platform/feature/server-feature.ts';
import { reservationAddresses } from './addresses.server.ts';
import { admissionApi } from './admission/api.ts';
import { reservationsApi } from './api.ts';
import { daysAtWorkApi } from './console/api.ts';
import { reservationDayKind } from './days/day-kind.server.ts';
import { keepDaysOpen } from './days/demonstration-days.server.ts';
import { visitorFigures } from './figures/visitor-figures.server.ts';
import { reservationJobs } from './jobs.server.ts';
import { leaveDevice } from './leave-device.server.ts';
import { reservationsLimits } from './limits.server.ts';
import { memberData } from './member-data.server.ts';
import { overviewOf } from './member-overview.server.ts';
import { reservationsLookups } from './parties/lookup-columns.server.ts';
import { reservationsSealed } from './sealed-columns.server.ts';

export default {
  calls: [reservationsApi, admissionApi, daysAtWorkApi],
  content: [reservationDayKind],
  figures: [visitorFigures],
  limits: Object.values(reservationsLimits),
  jobs: reservationJobs,
  addresses: reservationAddresses,
  member: { memberData, overviewOf, leaveDevice },
  sealed: reservationsSealed,
  lookups: reservationsLookups,
  atStart: async ({ db, settings, clock }) => settings.DEMO && keepDaysOpen(db, clock.now()),
} satisfies ServerFeature;
