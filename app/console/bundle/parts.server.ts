import { serverFeatures } from '#features/index.server.ts';
import type { BundlePart } from '#platform/bundle/bundle-part.ts';
import { glossaryPart } from '../glossary/glossary-part.server.ts';
import { drawingPart } from '../halls/plan/drawing-part.server.ts';

/** The folder of what was being written; all others are called as the kinds and parts are that they hold. */
export const draftsFolder = 'draft';

/** What features have in bundles beside their kinds of content, lowest first, and what the console itself has. */
export async function bundleParts(): Promise<BundlePart[]> {
  const parts: BundlePart[] = [];
  for (const feature of serverFeatures) parts.push(...((await feature.bundleParts?.()) ?? []));
  return [...parts, drawingPart, glossaryPart];
}
