import { msg } from '@lingui/core/macro';
import type { KindGroup } from '#platform/content/content-kind.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { i18nFor } from '#platform/i18n/catalogues.server.ts';
import type { RailGroup } from '#ui/console/frame/rail.tsx';
import { contentKinds } from '../content/kinds.server.ts';
import { countKinds } from '../content/list-things.server.ts';
import { kindPath } from './paths.ts';

const headings = {
  editorial: msg`Editorial`,
  fair: msg`The expo`,
  places: msg`Places and organisations`,
  site: msg({ message: 'Site', context: 'group of kinds of content' }),
} satisfies Record<KindGroup, unknown>;

/** All kinds under their headings, each with how many there are. */
export async function kindsRail({ db, locale }: Pick<SiteContext, 'db' | 'locale'>): Promise<RailGroup[]> {
  const i18n = i18nFor(locale);
  const counts = await countKinds(
    db,
    contentKinds.map(({ name }) => name),
  );
  const groups = Object.entries(headings).map(([group, heading]) => ({
    title: i18n._(heading),
    links: contentKinds
      .filter((kind) => kind.group === group)
      .map(({ name, words }) => ({ name: i18n._(words.many), to: kindPath(name), count: counts.get(name) ?? 0 })),
  }));
  return groups.filter(({ links }) => links.length > 0);
}
