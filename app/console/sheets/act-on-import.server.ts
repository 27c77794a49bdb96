import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Staff } from '#features/staff/index.server.ts';
import { issueMessage } from '#platform/http/field-messages.ts';
import { Refusal } from '#platform/http/refusal.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { i18nFor } from '#platform/i18n/catalogues.server.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import type { Published } from '../content/publishing/published.server.ts';
import { barredWords } from './barred-words.ts';
import { type Column, columnsOf, isColumnOf } from './cells/columns.server.ts';
import { dropImport } from './checking/waiting-import.server.ts';
import { type LedTo, namedThings } from './pages/show-import.server.ts';
import type { Because, InTheWay } from './taking/in-the-way.server.ts';
import { type NotTaken, takeImport } from './taking/take-import.server.ts';
import { undoImport } from './taking/undo-import.server.ts';

/** Why something could not be done, as a page says it: with the rows or things that it is about. */
export interface Refused {
  title: string;
  text: string;
  about: { row: number | undefined; thing: LedTo | undefined; why: string }[];
  /** How many more rows or things there are than it names. */
  more: number;
  /** The import that has taken the same file. */
  other: number | undefined;
}

/** What came of a form of an import's page: it is shown again, was given up, or why not. */
export type Acted = { is: 'done' } | { is: 'dropped' } | { is: 'refused'; refused: Refused };

/** Does what a form of an import's page asks for. @throws Refusal as `takeImport` and `undoImport`; 400 where it asks for nothing */
export async function actOnImport(site: SiteContext, staff: Staff, id: number, act: unknown): Promise<Acted> {
  switch (act) {
    case 'drop':
      await dropImport(site, staff, id);
      return { is: 'dropped' };
    case 'take':
    case 'publish': {
      const taken = await takeImport(site, staff, { id, publish: act === 'publish' });
      return taken.outcome === 'taken' ? { is: 'done' } : { is: 'refused', refused: await notTaken(site, taken) };
    }
    case 'undo': {
      const undone = await undoImport(site, staff, id);
      if (undone.outcome === 'undone') return { is: 'done' };
      const refused = undone.outcome === 'gone' ? await notTaken(site, undone) : await built(site, undone);
      return { is: 'refused', refused };
    }
    default:
      throw new Refusal(400);
  }
}

const words = {
  gone: msg`This import is no longer waiting: it has been discarded or replaced, or a day has passed. Hand in the file again.`,
  nothing: msg`There is nothing to import.`,
  meanwhile: msg`These items have been edited or published since the file was checked. Hand in the file again to see what it changes now.`,
  again: msg`This file has already been imported. Its rows have no number and no external ID, so importing it again would create everything twice.`,
  unfit: msg`Nothing has been imported, because these rows cannot be published. Import them as drafts, or correct the file.`,
  built: msg`These items have been used since. Nothing has been undone.`,
  notTaken: msg`Nothing has been imported`,
  notUndone: msg`This import cannot be undone`,
};

/** What is said on a page of before a file was replaced or given up, in place of that page. */
export const whyGone = (site: SiteContext): Promise<Refused> => notTaken(site, { outcome: 'gone' });

async function notTaken(site: SiteContext, answer: NotTaken): Promise<Refused> {
  const i18n = i18nFor(site.locale);
  const title = i18n._(words.notTaken);
  const plain = { title, more: 0, about: [], other: undefined };
  switch (answer.outcome) {
    case 'unpublished':
      return { ...plain, text: i18n._(barredWords[answer.why]) };
    case 'again':
      return { ...plain, text: i18n._(words.again), other: answer.id };
    case 'meanwhile': {
      const named = await namedThings(
        site,
        answer.rows.map(({ id }) => id),
      );
      const about = answer.rows.map(({ row, id }) => ({ row, thing: named.get(id), why: '' }));
      return { ...plain, text: i18n._(words.meanwhile), about, more: answer.count - answer.rows.length };
    }
    case 'unfit': {
      const columns = columnsOf(answer.kind);
      const about = answer.rows.flatMap(({ row, answer: why }) =>
        whyUnfit(why, columns, site.locale).map((each) => ({ row, thing: undefined, why: each })),
      );
      return { ...plain, text: i18n._(words.unfit), about, more: answer.count - answer.rows.length };
    }
    default:
      return { ...plain, text: i18n._(words[answer.outcome]) };
  }
}

const unfitWords = {
  disagrees: msg`Numbers, dates, links or names differ from the source.`,
  noText: msg`No text in any language.`,
  other: msg`This is not possible now.`,
};

/** Why a row cannot go out. */
function whyUnfit(answer: Published, columns: readonly Column[], locale: Locale): string[] {
  const i18n = i18nFor(locale);
  if (answer.outcome !== 'invalid') {
    return [
      i18n._(
        answer.outcome === 'disagrees' || answer.outcome === 'noText' ? unfitWords[answer.outcome] : unfitWords.other,
      ),
    ];
  }
  return answer.wrong.map(({ thread, field, issue }) => {
    const why = issueMessage(i18n, issue, issue.input ?? '');
    const head = columns.find((column) => isColumnOf(column, thread, field))?.heads[locale] ?? field;
    return head === '' ? why : saidOf(i18n, head, why);
  });
}

const saidOf = (i18n: I18n, what: string, said: string) => i18n._(msg`${what}: ${said}`);

const becauseWords: Record<Because, ReturnType<typeof msg>> = {
  written: msg`Edited since`,
  moved: msg`Published, withdrawn or scheduled since`,
  given: msg`Assigned to someone`,
  referred: msg`Used by another item`,
  named: msg`Its earlier external ID belongs to another item`,
  used: msg`Places have been reserved`,
};

async function built(site: SiteContext, { on, count }: { on: InTheWay[]; count: number }): Promise<Refused> {
  const i18n = i18nFor(site.locale);
  const named = await namedThings(
    site,
    on.flatMap(({ id, by }) => [id, ...(by ? [by.id] : [])]),
  );
  const about = on.map(({ id, because, by }) => {
    const other = by && named.get(by.id)?.title;
    const why = i18n._(becauseWords[because]);
    return { row: undefined, thing: named.get(id), why: other ? saidOf(i18n, why, other) : why };
  });
  const plain = { title: i18n._(words.notUndone), text: i18n._(words.built), other: undefined };
  return { ...plain, about, more: count - on.length };
}
