import { repeatedBodies, repeatedStill } from '../tools/house/css-bodies.ts';
import { styleSheets } from '../tools/house/source-files.ts';

/** Checks that what many rules say is said once, under a name of its own. */
const bodies = repeatedBodies(styleSheets());
if (bodies.length > repeatedStill) {
  console.error(`${bodies.length} bodies of rules stand too often, and ${repeatedStill} may:`);
  for (const { body, places } of bodies) console.error(`${body}\n  ${places.join('\n  ')}`);
  process.exit(1);
}
if (bodies.length < repeatedStill) {
  console.error(`Only ${bodies.length} bodies of rules stand too often: say so in tools/house/css-bodies.ts`);
  process.exit(1);
}
