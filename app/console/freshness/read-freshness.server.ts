import { serverFeatures } from '#features/index.server.ts';
import type { Staff } from '#features/staff/index.server.ts';
import { type FreshnessCheck, mostStaleLines, type StaleLine } from '#platform/feature/freshness.ts';
import { may } from '#platform/http/may.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { i18nFor } from '#platform/i18n/catalogues.server.ts';
import { takeoverFreshness } from '../editions/takeover/takeover-freshness.server.ts';
import { wordingFreshness } from '../glossary/wording-freshness.server.ts';
import { linksFreshness } from '../links/check/links-freshness.server.ts';
import { pagesFreshness, searchesFreshness } from '../misses/misses-freshness.server.ts';
import { textsFreshness } from '../translations/behind-freshness.server.ts';

const checks: readonly FreshnessCheck[] = [
  ...serverFeatures.flatMap(({ freshness = [] }) => freshness),
  takeoverFreshness,
  textsFreshness,
  wordingFreshness,
  linksFreshness,
  searchesFreshness,
  pagesFreshness,
];

/** What of one thing that is looked at needs care. */
export interface StaleGroup {
  title: string;
  lines: StaleLine[];
  /** There is more than is listed. */
  isCut: boolean;
}

export interface Freshness {
  stale: StaleGroup[];
  /** What was looked at and needs nothing, by its name. */
  fresh: string[];
}

/** What needs care, of that which somebody may mend. */
export async function readFreshness(site: SiteContext, staff: Staff): Promise<Freshness> {
  const i18n = i18nFor(site.locale);
  const looked = await Promise.all(
    checks
      .filter(({ act }) => may(staff, act))
      .map(async ({ words, stale }): Promise<StaleGroup[]> => {
        const lines = await stale(site);
        if (!lines) return [];
        const isCut = lines.length > mostStaleLines;
        return [{ title: i18n._(words), lines: lines.slice(0, mostStaleLines), isCut }];
      }),
  );
  const groups = looked.flat();
  return {
    stale: groups.filter(({ lines }) => lines.length > 0),
    fresh: groups.filter(({ lines }) => lines.length === 0).map(({ title }) => title),
  };
}
