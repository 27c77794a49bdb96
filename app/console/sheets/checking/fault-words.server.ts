import { fieldMessage, issueMessage } from '#platform/http/field-messages.ts';
import { i18nFor } from '#platform/i18n/catalogues.server.ts';
import { inEach } from '#platform/i18n/texts.ts';
import { kindOrRefuse } from '../../content/kinds.server.ts';
import { choosableIn } from '../cells/choices.server.ts';
import { cellWords, formatWords, noLanguage, type RowFault, rowWords } from '../sheet-words.ts';
import type { Said } from './found-faults.server.ts';
import type { Missing } from './missing.server.ts';
import type { WrongCell } from './read-row.server.ts';

const ofRows = new Map<RowFault, Said>();

/** What is said of a row. */
export function rowSaid(why: RowFault): Said {
  const said = ofRows.get(why) ?? inEach((locale) => i18nFor(locale)._(rowWords(why)));
  ofRows.set(why, said);
  return said;
}

/** What is said where there are too many sentences of their own. */
export const plainlyWrong = keptSaid(() => inEach((locale) => i18nFor(locale)._(fieldMessage('form'))));

/** What is said of a row that has no text in any language. */
export const noLanguageSaid = keptSaid(() => inEach((locale) => i18nFor(locale)._(noLanguage)));

/** Words are the same for every row. */
function keptSaid(say: () => Said): () => Said {
  let said: Said | undefined;
  return () => {
    said ??= say();
    return said;
  };
}

/** What is said of a cell, and how it is mended. */
function cellSaid({ why }: Pick<WrongCell, 'why'>): Said {
  if (why.why === 'field') {
    const { issue, input, field } = why;
    const format = isOfForm(issue) ? formatWords[field.control.type] : undefined;
    return inEach((locale) => (format ? i18nFor(locale)._(format) : issueMessage(i18nFor(locale), issue, input)));
  }
  return inEach((locale) => {
    const i18n = i18nFor(locale);
    const thingName = (kind: string) => i18n._(kindOrRefuse(kind).words.many);
    return cellWords(why, { i18n, thingName, choiceNames: (values) => [...values] });
  });
}

/** The same with choices by their names. */
export function choiceSaid(wrong: Pick<WrongCell, 'why'>, field: Parameters<typeof choosableIn>[0] | undefined): Said {
  const { why } = wrong;
  const choosable = field && choosableIn(field);
  if (why.why !== 'choice' || !choosable) return cellSaid(wrong);
  return inEach((locale) =>
    cellWords(why, {
      i18n: i18nFor(locale),
      thingName: (kind) => kind,
      choiceNames: (values) => values.map((value) => choosable.nameOf(value, locale)),
    }),
  );
}

const ofMissing = new WeakMap<Missing['issue'], Said>();

/** What is said of something without which a row cannot go out. */
export function missingSaid({ issue }: Missing): Said {
  const said = ofMissing.get(issue) ?? inEach((locale) => issueMessage(i18nFor(locale), issue, undefined));
  ofMissing.set(issue, said);
  return said;
}

const isOfForm = ({ code }: { code?: string | undefined }) => code === 'invalid_format' || code === 'custom';
