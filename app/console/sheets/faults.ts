import { msg } from '@lingui/core/macro';
import { staffPage } from '#features/staff/index.server.ts';
import { csvOf } from '#platform/csv.ts';
import { siteOf } from '#platform/http/site-context.ts';
import { i18nFor } from '#platform/i18n/catalogues.server.ts';
import type { Route } from './+types/faults.ts';
import { importNumber } from './import-number.ts';
import { allFaults, type ShownFault } from './pages/show-import.server.ts';
import { fileAnswer } from './writing/sheet-answer.server.ts';

const heads = [msg({ message: 'Row', context: 'of a sheet' }), msg`Column`, msg`Value`, msg`What is wrong`];

/** All faults of a sheet, and what else is missing, as a file. */
export async function loader({ context, request, params }: Route.LoaderArgs) {
  const site = siteOf(context);
  const { staff } = await staffPage(request, site, 'write');
  const id = importNumber(params.id);
  const { faults, hints } = await allFaults(site, staff, id);
  const i18n = i18nFor(site.locale);
  const line = ({ row, column, value, reason }: ShownFault) => [String(row), column, value, reason];
  return fileAnswer(
    csvOf([heads.map((head) => i18n._(head)), ...[...faults, ...hints].map(line)]),
    'csv',
    `faults-${id}`,
  );
}
