import { writable } from '#platform/i18n/draft-texts.server.ts';
import { defaultLocale, type Locale, locales } from '#platform/i18n/locale.ts';
import { textsOf } from '#platform/i18n/texts.ts';
import { type Entry, nameOf } from './entry.ts';
import { offencesIn } from './rule.ts';
import { variantOf, variantsIn } from './variants.ts';

/** What is wrong with a field of a term. */
export type TermFault =
  | { is: 'required' | 'unknown' | 'tooLong' | 'unwritable' }
  /** Another term has this Chinese name. */
  | { is: 'taken' }
  /** A sign that stands between names in the file. */
  | { is: 'sign'; sign: string }
  /** The brackets of what may hold a name all the same, or a sign for any ending that is not at the end. */
  | { is: 'brackets' | 'ending'; written: string }
  /** A term has this name, and it is not to be used: by this very change, or by what another term says. */
  | { is: 'forbidden'; name: string; called: string };

/** What is wrong with a term, by its fields: `part`, `note`, `name.fr-FR`, `unused.fr-FR`. */
export type TermFaults = Record<string, TermFault>;

const mostOfName = 200;
const mostOfUnused = 2000;
const mostOfNote = 500;

/** What a term stands beside. */
interface Beside {
  /** The other terms that hold. */
  others: readonly Entry[];
  /** Chinese names of terms that are not used at present: each is its own still, to be brought back. */
  taken?: readonly string[];
  /** The headings under which one may stand. */
  parts: readonly string[];
}

/** What is wrong with a term. */
export function faultsOf(entry: Entry, { others, taken = [], parts }: Beside): TermFaults {
  const texts = textsIn(entry);
  const isTaken = [...others.map(nameOf), ...taken].includes(nameOf(entry));
  const own = faultsOfLanguages(entry);
  // What is not written as it has to be is not looked for.
  const readable = textsOf(entry.unused).filter(([locale]) => !own[`unused.${locale}`]);
  return {
    ...faultsAmong({ ...entry, unused: Object.fromEntries(readable) }, others),
    ...(isTaken && { [`name.${defaultLocale}`]: { is: 'taken' } }),
    ...own,
    ...(entry.note.length > mostOfNote && { note: { is: 'tooLong' } }),
    ...Object.fromEntries(texts.filter(([, text]) => !writable(text)).map(([name]) => [name, { is: 'unwritable' }])),
    ...(!parts.includes(entry.part) && { part: { is: entry.part === '' ? 'required' : 'unknown' } }),
  };
}

/** Its texts, by the names of their fields. */
function textsIn({ names, unused, note }: Entry): [field: string, text: string][] {
  return [
    ...textsOf(names).map(([locale, name]): [string, string] => [`name.${locale}`, name]),
    ...textsOf(unused).map(([locale, own]): [string, string] => [`unused.${locale}`, own.join('\n')]),
    ['note', note],
  ];
}

/** What is wrong with its own texts: they have to be read again as they are written into a row. */
function faultsOfLanguages({ names, unused }: Entry): TermFaults {
  const faults: TermFaults = {};
  for (const locale of locales) {
    const name = names[locale] ?? '';
    const own = unused[locale] ?? [];
    const sign = signIn(name, '|');
    if (name === '' && (locale === defaultLocale || own.length > 0)) faults[`name.${locale}`] = { is: 'required' };
    else if (name.length > mostOfName) faults[`name.${locale}`] = { is: 'tooLong' };
    else if (sign) faults[`name.${locale}`] = { is: 'sign', sign };
    const fault = faultOfUnused(own);
    if (fault) faults[`unused.${locale}`] = fault;
  }
  return faults;
}

function faultOfUnused(names: readonly string[]): TermFault | undefined {
  if (names.join().length > mostOfUnused) return { is: 'tooLong' };
  const sign = names.map((name) => signIn(name, '|,;')).find((each) => each !== undefined);
  if (sign) return { is: 'sign', sign };
  const unclear = names.find((name) => /\(but\b/.test(name) && !/^.+ \(but: .+\)$/.test(name));
  if (unclear !== undefined) return { is: 'brackets', written: unclear };
  const written = names.find((name) => /\*./.test(variantIn(name)));
  return written === undefined ? undefined : { is: 'ending', written };
}

/** A name without what may hold it. A sign for any ending within it would be slow to look for in long texts. */
const variantIn = (name: string) => name.replace(/ \(but: .+\)$/, '');

const signIn = (text: string, signs: string) => [...signs].find((sign) => text.includes(sign));

/** A name is not both used and not to be used, in this term or another. */
function faultsAmong(entry: Entry, others: readonly Entry[]): TermFaults {
  const faults: TermFaults = {};
  const forbidden = variantsIn(others);
  for (const [locale, name] of textsOf(entry.names)) {
    const found = forbidden.find((each) => each.locale === locale && offencesIn(name, each).length > 0);
    if (found) faults[`name.${locale}`] = { is: 'forbidden', name: found.variant, called: found.called };
  }
  for (const [locale, names] of textsOf(entry.unused)) {
    const fault = usedAmong(names, locale, [entry, ...others]);
    if (fault) faults[`unused.${locale}`] = fault;
  }
  return faults;
}

/** A name that is not to be used, and stands in what a term is called. */
function usedAmong(unused: readonly string[], locale: Locale, entries: readonly Entry[]): TermFault | undefined {
  for (const name of unused) {
    const variant = variantOf(name, { called: '', locale });
    const called = entries.map(({ names }) => names[locale] ?? '').find((each) => offencesIn(each, variant).length > 0);
    if (called) return { is: 'forbidden', name: variant.variant, called };
  }
  return undefined;
}
