import { msg } from '@lingui/core/macro';
import { listMedia } from '#features/media/index.server.ts';
import { findPeople, type Staff } from '#features/staff/index.server.ts';
import { may } from '#platform/http/may.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { i18nFor } from '#platform/i18n/catalogues.server.ts';
import { defaultLocale, type Locale, languagesFor } from '#platform/i18n/locale.ts';
import { cleanKeyword } from '#platform/search-index/keyword.ts';
import { contentKinds } from '../content/kinds.server.ts';
import { areaNames } from '../layout/area-names.ts';
import { listPath } from '../list/list-address.ts';
import { threadPath } from '../shown/paths.ts';
import { findActs, findPages } from './find-places.server.ts';
import { type FoundOfKind, type FoundThing, findThings, shownOfKind, titleFor } from './find-things.server.ts';
import { findWaiting } from './find-waiting.server.ts';
import type { FoundGroup, FoundLink } from './found.ts';

type Needs = Pick<SiteContext, 'db' | 'locale'>;

const mostPeople = 20;

/**
 * All that words lead to in the console, of what somebody may see: pages, what can be begun, things of every kind, pictures
 * and films, what waits for a decision, people. Words are found in every language; the last one may be a beginning.
 */
export async function findAll(site: SiteContext, staff: Staff, typed: string): Promise<FoundGroup[]> {
  const words = cleanKeyword(typed);
  if (words === '') return [];
  const { locale } = site;
  const i18n = i18nFor(locale);
  const [things, media, waiting, people] = await Promise.all([
    may(staff, 'see') ? thingGroups(site, words) : [],
    may(staff, 'write') ? mediaLinks(site, words) : undefined,
    findWaiting(site, staff, words),
    may(staff, 'administer') ? peopleLinks(site, words) : [],
  ]);
  return [
    whole(i18n._(msg`Go to`), findPages(staff, words, locale)),
    whole(i18n._(msg`Actions`), findActs(staff, words, locale)),
    ...things,
    ...(media ? [{ title: i18n._(areaNames.media), ...media }] : []),
    ...waiting,
    whole(i18n._(msg`People`), people),
  ].filter(({ links }) => links.length > 0);
}

/** A group of which all is here. */
function whole(title: string, links: FoundLink[]): FoundGroup {
  return { title, links, count: links.length, more: false };
}

async function thingGroups({ db, locale }: Needs, words: string): Promise<FoundGroup[]> {
  const kinds = new Map(contentKinds.map((kind) => [kind.name, kind]));
  const found = await findThings(db, words, [...kinds.keys()]);
  return found.flatMap(({ kind: name, ...of }) => {
    const kind = kinds.get(name);
    return kind ? [groupOf(i18nFor(locale)._(kind.words.many), name, of, words, locale)] : [];
  });
}

function groupOf(
  title: string,
  kind: string,
  { things, count, more }: Omit<FoundOfKind, 'kind'>,
  words: string,
  locale: Locale,
): FoundGroup {
  const links = things.map((thing) => thingLink(thing, kind, locale));
  return { title, links, count, more, ...((more || count > shownOfKind) && { all: listPath(kind, { words }) }) };
}

/** Opens in the reader's language, where there is a text in it. */
function thingLink(thing: FoundThing, kind: string, locale: Locale): FoundLink {
  const { title, lang } = titleFor(thing, locale);
  const house = thing.titles[defaultLocale];
  const shown = lang ?? locale;
  return {
    name: title,
    ...(lang && { lang }),
    to: threadPath(kind, thing.id, thing.titles[shown] === undefined ? undefined : shown),
    ...(house && house !== title && { note: house, noteLang: defaultLocale }),
  };
}

async function mediaLinks({ db, locale }: Needs, words: string): Promise<Omit<FoundGroup, 'title'>> {
  const { items, after } = await listMedia(db, { words }, locale);
  const links = items.slice(0, shownOfKind).map(({ id, alts }): FoundLink => {
    const lang = languagesFor(locale).find((each) => alts[each]);
    return {
      name: (lang && alts[lang]) || String(id),
      to: `/console/media/${id}/`,
      ...(lang && lang !== locale && { lang }),
    };
  });
  const isCut = after !== undefined;
  return {
    links,
    count: items.length,
    more: isCut,
    ...((isCut || items.length > shownOfKind) && { all: `/console/media/?${new URLSearchParams({ q: words })}` }),
  };
}

async function peopleLinks({ db }: Needs, words: string): Promise<FoundLink[]> {
  const people = await findPeople(db, words, mostPeople);
  // Names of people are in no language that anybody knows.
  return people.map(({ id, name, email }) => ({
    name,
    to: `/console/staff/${id}/`,
    ...(name !== email && { note: email }),
  }));
}
