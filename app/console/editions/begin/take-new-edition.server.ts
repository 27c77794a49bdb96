import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Staff } from '#features/staff/index.server.ts';
import { fieldsIn, valuesIn } from '#platform/http/body/form-fields.ts';
import { fieldMessage, issueMessage } from '#platform/http/field-messages.ts';
import { seeOther } from '#platform/http/see-other.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { i18nFor } from '#platform/i18n/catalogues.server.ts';
import { defaultLocale, locales } from '#platform/i18n/locale.ts';
import { inEach } from '#platform/i18n/texts.ts';
import { formatDay } from '#ui/dates/dates.ts';
import { editionPath } from '../edition-address.ts';
import { beginEdition, type EditionBegun, editionBefore } from './begin-edition.server.ts';
import { controlOf, type EditionForm } from './edition-form.ts';
import { copiedParts, type EditionBefore, type EditionFault, textNames, type WantedEdition } from './wanted-edition.ts';

/** What the page of a new edition comes again with. */
interface NewEditionAnswer {
  typed: EditionForm;
  /** By the names of controls. */
  errors: Record<string, string>;
}

/** Takes the form of a new edition: it is begun, or it is said at each field what is wrong. */
export async function takeNewEdition(
  site: SiteContext,
  staff: Staff,
  form: FormData,
): Promise<Response | NewEditionAnswer> {
  const typed = typedIn(form);
  const begun = await beginEdition(site, staff, wantedOf(typed));
  if (begun.outcome === 'begun') return seeOther(site, editionPath(begun.number, 'begun'));
  return { typed, errors: await errorsOf(site, begun) };
}

const facts = ['number', 'startDate', 'endDate', 'publicFrom', 'publicTo'] as const;

function typedIn(form: FormData): EditionForm {
  const names = locales.flatMap((locale) => textNames.map((name) => controlOf(name, locale)));
  return { ...fieldsIn(form, facts, 20), texts: fieldsIn(form, names), parts: valuesIn(form, 'parts') };
}

function wantedOf({ number, texts, parts, ...days }: EditionForm): WantedEdition {
  return {
    ...days,
    number: /^\d{1,4}$/.test(number) ? Number(number) : Number.NaN,
    texts: inEach((locale) =>
      Object.fromEntries(textNames.map((name) => [name, texts[controlOf(name, locale)] ?? ''])),
    ),
    parts: copiedParts.filter((part) => parts.includes(part)),
  };
}

async function errorsOf(
  { db, locale }: SiteContext,
  begun: Exclude<EditionBegun, { outcome: 'begun' }>,
): Promise<Record<string, string>> {
  const i18n = i18nFor(locale);
  const before = await editionBefore(db);
  if (begun.outcome === 'nothingBefore' || !before) return { number: i18n._(nothingBefore) };
  const sentences = faultWords(before, formatDay(before.endDate, locale));
  return {
    ...Object.fromEntries(
      Object.entries(begun.issues).map(([name, { issue, input }]) => [name, issueMessage(i18n, issue, input)]),
    ),
    ...Object.fromEntries(
      Object.entries(begun.faults).map(([name, fault]) => [
        name,
        i18n._(name === controlOf('name', defaultLocale) ? noName : sentences[fault]),
      ]),
    ),
  };
}

const nothingBefore = msg`There is no current edition yet. Write the first one under Content.`;
const noName = msg`Enter the name in at least one language.`;

function faultWords({ number }: EditionBefore, lastDay: string): Record<EditionFault, MessageDescriptor> {
  return {
    required: fieldMessage('required'),
    day: fieldMessage('day'),
    number: msg`Enter a whole number from 1 to 999.`,
    taken: msg`There is already an edition with this number: someone may have created it just now.`,
    notAbove: msg`The current edition has number ${number}. Enter a higher one.`,
    order: msg`The last day cannot be before the first.`,
    beforeLast: msg`The current edition ends on ${lastDay}. Choose a later day.`,
    both: msg`Enter both the first and the last public day, or neither.`,
    outside: msg`The public days are among the days of the edition.`,
  };
}
