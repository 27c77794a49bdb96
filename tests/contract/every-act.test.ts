import { describe, expect, test } from 'vitest';
import { actNames } from '#features/staff/log/act-names.ts';
import { readLogFilter } from '#features/staff/log/log-filter.ts';
import { readLog } from '#features/staff/log/read-log.server.ts';
import { somePerson } from '#features/staff/person.fixture.ts';
import { staffRoles } from '#platform/http/actor.ts';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { siteFor } from '#tests/support/site-for.ts';
import type { Empty, Expected } from './acts/act.ts';
import { bundleActs } from './acts/bundle-acts.ts';
import { companyActs } from './acts/company-acts.ts';
import { contentActs } from './acts/content-acts.ts';
import { editionActs } from './acts/edition-acts.ts';
import { glossaryActs } from './acts/glossary-acts.ts';
import { mediaActs } from './acts/media-acts.ts';
import { memberActs } from './acts/member-acts.ts';
import { planActs } from './acts/plan-acts.ts';
import { programmeActs } from './acts/programme-acts.ts';
import { reservationActs } from './acts/reservation-acts.ts';
import { staffActs } from './acts/staff-acts.ts';

const platform = emptyPlatform({ RATE_LIMITS: 'off', AUTO_APPROVE: 'off' });
const acts = {
  ...bundleActs,
  ...companyActs,
  ...contentActs,
  ...editionActs,
  ...glossaryActs,
  ...mediaActs,
  ...memberActs,
  ...planActs,
  ...programmeActs,
  ...reservationActs,
  ...staffActs,
};

const newest = async () => (await readLog(platform().db, readLogFilter(new URLSearchParams()), 1))[0];

const isEmpty = (side: Expected['before']): side is Empty => typeof side === 'string';

/** What the column says; `staff.password` alone has a secret that it cannot say. */
const column = (side: Expected['before']) => (isEmpty(side) ? null : side);

describe('what was and what is, in the log', () => {
  test('of every act there is', () => {
    expect(Object.keys(acts).toSorted()).toEqual(Object.keys(actNames).toSorted());
  });

  test.each(Object.entries(acts))('%s', async (name, act) => {
    const site = siteFor(platform());
    const { before, after } = await act(site, await somePerson(site.db, staffRoles));
    expect(await newest()).toMatchObject({ act: name });
    const { before: was, after: is } = (await newest()) ?? {};
    expect({ was, is }).toEqual({ was: column(before), is: column(after) });
  });
});
