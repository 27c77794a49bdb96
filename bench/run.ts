import { buildWhereNeeded } from '../server/build.ts';
import { contentLists } from './console/content-lists.ts';
import { figures } from './console/figures.ts';
import { sheets } from './console/sheets.ts';
import { growth } from './growth/growth.ts';
import { search } from './growth/search.ts';
import { memory } from './memory.ts';
import { behindEdge } from './operating/behind-edge.ts';
import { mixedHour } from './operating/mixed-hour.ts';
import { processes } from './operating/processes.ts';
import { cachedPage } from './pages/cached-page.ts';
import { firstView } from './pages/first-view.ts';
import { renderedPage } from './pages/rendered-page.ts';
import { slowProfile } from './pages/slow-profile.ts';
import { waking } from './pages/waking.ts';
import { report } from './report.ts';
import { reservations } from './reservations/reservations.ts';
import { starts } from './starts.ts';

/** Prints the figures beside the bars of the design. Reports only: speeds on a shared machine are no test. */
const sections = {
  starts,
  'rendered-page': renderedPage,
  'cached-page': cachedPage,
  memory,
  'first-view': firstView,
  'slow-profile': slowProfile,
  waking,
  search,
  growth,
  'content-lists': contentLists,
  figures,
  sheets,
  reservations,
  processes,
  'behind-edge': behindEdge,
  'mixed-hour': mixedHour,
};
const asked = process.argv.slice(2);

await buildWhereNeeded();
for (const [name, measure] of Object.entries(sections)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  await report(name, await measure());
}
