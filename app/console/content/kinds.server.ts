import { serverFeatures } from '#features/index.server.ts';
import type { ContentKind } from '#platform/content/content-kind.ts';
import { Refusal } from '#platform/http/refusal.ts';

/** All kinds of content, in the order of their features. */
export const contentKinds: readonly ContentKind[] = serverFeatures.flatMap(({ content = [] }) => content);

const byName = new Map(contentKinds.map((kind) => [kind.name, kind]));

/** A kind by its name. @throws 404 where no feature has such a kind */
export function kindOrRefuse(name: string | undefined): ContentKind {
  const kind = name === undefined ? undefined : byName.get(name);
  if (!kind) throw new Refusal(404);
  return kind;
}
