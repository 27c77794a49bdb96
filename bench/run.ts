import { buildWhereNeeded } from '../server/build.ts';
import { cachedPage } from './cached-page.ts';
import { contentLists } from './content-lists.ts';
import { firstView } from './first-view.ts';
import { growth } from './growth.ts';
import { memory } from './memory.ts';
import { renderedPage } from './rendered-page.ts';
import { report } from './report.ts';
import { reservations } from './reservations.ts';
import { search } from './search.ts';
import { slowProfile } from './slow-profile.ts';
import { starts } from './starts.ts';
import { waking } from './waking.ts';

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
  reservations,
};
const asked = process.argv.slice(2);

await buildWhereNeeded();
for (const [name, measure] of Object.entries(sections)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  await report(name, await measure());
}
