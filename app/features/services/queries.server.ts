import { languageRank } from '#platform/db/best-language.ts';
import type { Database } from '#platform/db/database.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { localiseLinks } from '#platform/rich-text/localise-links.ts';
import type { Part, PartPage, Phrase, ShuttleLine, Situation } from './services.ts';
import { situations } from './services.ts';

/** The parts of a page in their order, in the best language there is; links lead to the reader's language. */
export async function partsOf(db: Database, page: PartPage, locale: Locale): Promise<Part[]> {
  const rows = await db
    .selectFrom('service_part as part')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('service_part_text as text')
          .select(['text.title', 'text.body', 'text.locale'])
          .whereRef('text.page', '=', 'part.page')
          .whereRef('text.key', '=', 'part.key')
          .orderBy(languageRank(locale, 'text.locale'))
          .limit(1)
          .as('text'),
      (join) => join.onTrue(),
    )
    .select(['part.key', 'text.title', 'text.body', 'text.locale as lang'])
    .where('part.page', '=', page)
    .orderBy('part.position')
    .orderBy('part.key')
    .execute();
  return rows.map((part) => ({ ...part, body: localiseLinks(part.body, locale) }));
}

/** The lines of the expo's buses, in their order, with all departures. @param ids of these only */
export async function shuttleLines(db: Database, locale: Locale, ids?: readonly number[]): Promise<ShuttleLine[]> {
  let lines = db
    .selectFrom('shuttle_line as line')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('shuttle_line_text')
          .select(['name', 'route', 'locale'])
          .whereRef('line_id', '=', 'line.id')
          .orderBy(languageRank(locale))
          .limit(1)
          .as('text'),
      (join) => join.onTrue(),
    )
    .select(['line.id', 'line.minutes', 'text.name', 'text.route', 'text.locale as lang'])
    .orderBy('line.position')
    .orderBy('line.id');
  let departures = db.selectFrom('shuttle_departure').selectAll().orderBy('leaves');
  if (ids) {
    lines = lines.where('line.id', 'in', [...ids]);
    departures = departures.where('line_id', 'in', [...ids]);
  }
  const [found, all] = await Promise.all([lines.execute(), departures.execute()]);
  const times = (id: number, direction: string) =>
    all.filter((each) => each.line_id === id && each.direction === direction).map(({ leaves }) => leaves);
  return found.map((line) => ({ ...line, toVenue: times(line.id, 'venue'), toTown: times(line.id, 'town') }));
}

/** Phrases by situation, in their order. @param of these situations only */
export async function phrasesBySituation(
  db: Database,
  of: readonly Situation[] = situations,
): Promise<{ situation: Situation; phrases: Phrase[] }[]> {
  const [phrases, texts] = await Promise.all([
    db
      .selectFrom('phrase')
      .select(['id', 'situation', 'pinyin'])
      .where('situation', 'in', [...of])
      .orderBy('situation')
      .orderBy('position')
      .orderBy('id')
      .execute(),
    db
      .selectFrom('phrase_text')
      .innerJoin('phrase', 'phrase.id', 'phrase_text.phrase_id')
      .select(['phrase_id', 'locale', 'text'])
      .where('situation', 'in', [...of])
      .execute(),
  ]);
  const textsOf = Map.groupBy(texts, ({ phrase_id }) => phrase_id);
  const ready = Map.groupBy(phrases, ({ situation }) => situation);
  return of.flatMap((situation) => {
    // What is withdrawn has no text.
    const own = (ready.get(situation) ?? []).filter(({ id }) => textsOf.has(id));
    const whole = own.map(({ id, pinyin }) => ({
      id,
      pinyin,
      texts: Object.fromEntries((textsOf.get(id) ?? []).map(({ locale, text }) => [locale, text])),
    }));
    return whole.length > 0 ? [{ situation, phrases: whole }] : [];
  });
}
