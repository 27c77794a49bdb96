import type { Staff } from '#features/staff/index.server.ts';
import type { ContentKind } from '#platform/content/content-kind.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { i18nFor } from '#platform/i18n/catalogues.server.ts';
import { contentKinds } from '../../content/kinds.server.ts';
import { mayWrite } from '../../policy/content-policy.server.ts';
import { personName } from '../../shown/person-name.server.ts';
import { groupNames, groupWords } from '../../shown/rail.server.ts';
import { shortTime } from '../../shown/short-time.server.ts';

type Needs = Pick<SiteContext, 'db' | 'clock' | 'locale'>;

/** So many imports are listed: the last ones. */
const mostListed = 20;

/** Kinds of which somebody may hand in sheets. */
function sheetKinds(staff: Staff): ContentKind[] {
  return contentKinds.filter((kind) => mayWrite(staff, 'shared', kind));
}

/** All that the page shows on which sheets are handed in. */
export async function showSheets(site: Needs, staff: Staff, chosen: string | null) {
  const { db, clock, locale } = site;
  const i18n = i18nFor(locale);
  const kinds = sheetKinds(staff);
  const kind = kinds.find(({ name }) => name === chosen);
  const rows = await db
    .selectFrom('sheet_import')
    .select(['id', 'kind', 'name', 'state', 'who', 'staff_id', 'checked_at', 'report'])
    .where(
      'kind',
      'in',
      kinds.map(({ name }) => name),
    )
    .where(({ eb, or, and }) =>
      or([eb('state', 'in', ['taken', 'undone']), and([eb('state', '=', 'checked'), eb('staff_id', '=', staff.id)])]),
    )
    .orderBy('checked_at', 'desc')
    .orderBy('id', 'desc')
    .limit(mostListed)
    .execute();
  return {
    groups: groupNames
      .map((group) => ({
        title: i18n._(groupWords[group]),
        kinds: kinds
          .filter((each) => each.group === group)
          .map(({ name, words }) => ({ name, many: i18n._(words.many) })),
      }))
      .filter((group) => group.kinds.length > 0),
    kind: kind && { name: kind.name, many: i18n._(kind.words.many) },
    imports: rows.map(({ id, kind: name, state, who, staff_id, checked_at, report, ...row }) => ({
      ...{ id, state, name: row.name },
      many: i18n._(kinds.find((each) => each.name === name)?.words.many ?? { id: name }),
      by: { face: String(staff_id ?? who), name: personName({ id: staff_id, name: who }, locale) },
      when: shortTime(checked_at, clock.now(), locale),
      ...{ faults: report.faults, made: report.made, changed: report.changed },
    })),
  };
}
