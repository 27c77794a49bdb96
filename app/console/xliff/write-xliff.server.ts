import type { ContentKind } from '#platform/content/content-kind.ts';
import { localHref } from '#platform/i18n/address.ts';
import { i18nFor } from '#platform/i18n/catalogues.server.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { hintsFor, type Term } from '../glossary/terms.ts';
import { marksOf } from '../segments/marks.server.ts';
import { listedTitle } from '../shown/called.server.ts';
import type { Translation } from '../translate/read-translation.server.ts';
import { labelOf } from '../translate/show-translation.server.ts';
import { originalData, type Piece, piecesOfHtml, wordsOf, xliffOfPieces, xliffSpace } from './pieces.server.ts';
import { fileId, originalOf, type UnitPair, unitId, unitPairs } from './units.server.ts';
import { inXml, notInXml } from './xml/xml.ts';

/** A text that goes out, with what is to be known of it. */
export interface Outgoing {
  kind: ContentKind;
  translation: Translation;
}

interface About {
  from: Locale;
  to: Locale;
  /** In which notes are written. */
  locale: Locale;
  /** Where the site is: notes say where a text appears. */
  origin: string;
  /** The glossary: notes say what the terms of a text are called. */
  terms: readonly Term[];
}

/** The beginning and the end of a document; its files stand between them. */
export function xliffFrame({ from, to }: Pick<About, 'from' | 'to'>): { head: string; foot: string } {
  return {
    head:
      '<?xml version="1.0" encoding="UTF-8"?>\n' +
      `<xliff xmlns="${xliffSpace}" version="2.0" srcLang="${from}" trgLang="${to}" xml:space="preserve">\n`,
    foot: '</xliff>\n',
  };
}

/** A text as a `file` of the document; empty where nothing of it is for an agency. */
export function xliffFile({ kind, translation }: Outgoing, about: About): string {
  const { thing, fields, to, target, pairs } = translation;
  const units = unitPairs(fields, pairs).map((pair) => xliffUnit(pair, translation, about));
  if (units.length === 0) return '';
  const of = { kind: kind.name, id: thing.id, to, base: target.number };
  return (
    `<file id="${inXml(fileId(of))}" original="${inXml(originalOf(of))}" canResegment="no">\n` +
    `${notes(notesOfThing({ kind, translation }, about))}\n${units.join('')}</file>\n`
  );
}

type NoteText = [category: string, text: string];

function notesOfThing({ kind, translation: { thing, source } }: Outgoing, { locale, origin, from }: About): NoteText[] {
  const title = listedTitle(kind, thing.key, thing.source, source.values);
  const called: NoteText = ['text', `${i18nFor(locale)._(kind.words.one)} ${thing.id}: ${title}`];
  return thing.address === undefined ? [called] : [called, ['page', origin + localHref(from, thing.address)]];
}

function xliffUnit(pair: UnitPair, translation: Translation, { locale, terms }: About): string {
  const { fields, thing, to } = translation;
  const { source, target, isHtml, path, was, state } = pair;
  const marks = isHtml ? marksOf(source, target) : [];
  const pieces = (text: string): Piece[] => (isHtml ? piecesOfHtml(text, marks) : [text]);
  const content = (text: string) => xliffOfPieces(pieces(text), marks);
  const said = wordsOf(pieces(source));
  const about: NoteText[] = [
    ['field', labelOf(fields, path, locale)],
    ...(was === undefined ? [] : [['sourceWas', wordsOf(pieces(was))] satisfies NoteText]),
    ...hintsFor(terms, said, { from: thing.source, to }).map(
      ({ term, word }): NoteText => ['term', `${term} = ${word}`],
    ),
  ];
  // What a text that is built otherwise leaves out or says elsewhere is shown, and nothing to be written.
  const isLeftOut = state === 'done' && target === '';
  const written = target === '' ? '' : `<target>${content(target)}</target>`;
  return (
    `<unit id="${unitId(pair)}"${isLeftOut ? ' translate="no"' : ''}>${notes(about)}${originalData(marks)}` +
    `<segment state="${stateOf(pair, translation)}"><source>${content(source)}</source>${written}</segment></unit>\n`
  );
}

/** What is to be written, or looked at again, is initial; only what is written can be more. */
function stateOf({ state, target: text }: UnitPair, { target: { thread, number } }: Translation): string {
  if (state !== 'done' || !thread || text === '') return 'initial';
  if (thread.published === number) return 'final';
  return thread.state === 'signed' ? 'reviewed' : 'translated';
}

function notes(all: readonly NoteText[]): string {
  const each = all.map(([category, text]) => `<note category="${category}">${inXml(text.replace(left, ''))}</note>`);
  return `<notes>${each.join('')}</notes>`;
}

const left = new RegExp(notInXml, 'gu');
