import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { KindGroup } from '#platform/content/content-kind.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { i18nFor } from '#platform/i18n/catalogues.server.ts';
import type { RailGroup } from '#ui/console/frame/rail.tsx';
import { contentKinds } from '../content/kinds.server.ts';
import { countKinds } from '../content/list-things.server.ts';
import { kindPath } from './paths.ts';

/** What groups of kinds are called. */
export const groupWords = {
  editorial: msg`Editorial`,
  fair: msg`The expo`,
  places: msg`Places and organisations`,
  site: msg({ message: 'Site', context: 'group of kinds of content' }),
} satisfies Record<KindGroup, unknown>;

/** The groups of kinds, in the order in which they stand. */
export const groupNames: readonly KindGroup[] = ['editorial', 'fair', 'places', 'site'];

/** Pages that stand among the kinds of a group: what is done there is done with several kinds at once. */
const beside: Partial<Record<KindGroup, { name: MessageDescriptor; to: string }[]>> = {
  fair: [
    { name: msg`Floor plans`, to: '/console/halls/' },
    { name: msg`Company tasks`, to: '/console/companies' },
  ],
  site: [{ name: msg`Editions and takeover`, to: '/console/editions/' }],
};

/** All kinds under their headings, each with how many there are, and the pages beside them. */
export async function kindsRail({ db, locale }: Pick<SiteContext, 'db' | 'locale'>): Promise<RailGroup[]> {
  const i18n = i18nFor(locale);
  const counts = await countKinds(
    db,
    contentKinds.map(({ name }) => name),
  );
  const groups = groupNames.map((group) => ({
    title: i18n._(groupWords[group]),
    links: [
      ...contentKinds
        .filter((kind) => kind.group === group)
        .map(({ name, words }) => ({ name: i18n._(words.many), to: kindPath(name), count: counts.get(name) ?? 0 })),
      ...(beside[group] ?? []).map(({ name, to }) => ({ name: i18n._(name), to })),
    ],
  }));
  return groups.filter(({ links }) => links.length > 0);
}
