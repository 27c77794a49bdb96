import { maySay, type Staff } from '#features/staff/index.server.ts';
import { may } from '#platform/http/may.ts';
import { Refusal } from '#platform/http/refusal.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { kindOrRefuse } from '../content/kinds.server.ts';
import { glossaryOf } from '../glossary/glossary.server.ts';
import { mayWrite } from '../policy/content-policy.server.ts';
import { readTranslation } from '../translate/read-translation.server.ts';
import type { BoardView } from '../translations/board-view.ts';
import { type After, boardThings } from '../translations/list-board.server.ts';
import { askedBy } from '../translations/show-board.server.ts';
import { mostTexts } from './agency.ts';
import { orNothing } from './import-xliff.server.ts';
import { xliffFile, xliffFrame } from './write-xliff.server.ts';

/** From which language a file is to be translated, and into which. */
export interface Direction {
  from: Locale;
  to: Locale;
}

type Needs = Pick<SiteContext, 'db' | 'clock' | 'settings' | 'locale'>;

/**
 * What a view of the board shows as XLIFF, for an agency: texts whose source is the language that is translated from.
 * @param part of a view with more things than a file has texts, from 1
 * @returns undefined where the view has nothing to translate
 * @throws Refusal 403 where they may not write in that language
 */
export async function exportView(
  site: Needs,
  staff: Staff,
  { view, part, ...direction }: Direction & { view: BoardView; part: number },
): Promise<string | undefined> {
  if (!may(staff, 'translate') || !maySay(staff, direction.to)) throw new Refusal(403);
  return exportThings(site, staff, await thingsOfPart(site, staff, view, part), direction);
}

/** Some things as XLIFF. @returns undefined where nothing of them is to be translated */
export async function exportThings(
  site: Needs,
  staff: Staff,
  things: readonly { kind: string; id: number; source: Locale }[],
  { from, to }: Direction,
): Promise<string | undefined> {
  const { terms } = await glossaryOf(site.db);
  const about = { from, to, terms, locale: site.locale, origin: site.settings.SITE_URL };
  const files: string[] = [];
  for (const { kind: name, id, source } of things) {
    const kind = kindOrRefuse(name);
    if (source !== from || source === to || !mayWrite(staff, to, kind)) continue;
    // Of a thing that has no text yet there is nothing to translate.
    const translation = await orNothing(readTranslation(site.db, staff, { kind, id, to }));
    if (translation) files.push(xliffFile({ kind, translation }, about));
  }
  const { head, foot } = xliffFrame(about);
  return files.some((file) => file !== '') ? head + files.join('') + foot : undefined;
}

/** Things are found from one part to the next, as the board's pages are. */
async function thingsOfPart(site: Needs, staff: Staff, view: BoardView, part: number) {
  const asked = askedBy(staff, view, site);
  let after: After | undefined;
  for (let before = 1; before < part; before += 1) {
    ({ after } = await boardThings(site.db, asked, { after, limit: mostTexts }));
    if (!after) return [];
  }
  return (await boardThings(site.db, asked, { after, limit: mostTexts })).things;
}
