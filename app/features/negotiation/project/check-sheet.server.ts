import { readReachable } from '#features/accounts/index.server.ts';
import { isBlank } from '#platform/i18n/graphemes.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { type ProjectContent, projectContent } from './project-draft.server.ts';
import {
  begunIn,
  type Sheet,
  type SheetField,
  type SheetProblem,
  type SheetProblems,
  sheetFields,
  textField,
  textFields,
} from './sheet.ts';

/**
 * Looks at all that an owner typed; its amount is a decimal string where it could be read (`readSheet`).
 * @param locale the reader's: where no language is written in, theirs is asked for
 * @returns what the project says, or what is wrong with which field
 */
export function checkSheet(sheet: Sheet, locale: Locale): { content: ProjectContent } | { problems: SheetProblems } {
  const phone = readReachable(sheet.phone);
  const mail = readReachable(sheet.contact);
  const languages = begunIn(sheet);
  const parsed = projectContent.safeParse({
    category: sheet.category,
    region: sheet.region,
    industry: Number(sheet.industry),
    amount: sheet.amount,
    phone: phone?.channel === 'sms' ? phone.address : '',
    contact: mail?.channel === 'email' ? mail.address : '',
    texts: Object.fromEntries(languages.map((each) => [each, sheet.texts[each]])),
  });
  if (parsed.success) return { content: parsed.data };
  const wrong = new Set(parsed.error.issues.map(({ path }) => path.join('.')));
  const problems: SheetProblems = {};
  if (languages.length === 0) {
    for (const field of textFields) {
      if (isBlank(sheet.texts[locale][field])) problems[textField(locale, field)] = 'missing';
    }
  }
  for (const field of sheetFields) {
    if (wrong.has(field)) problems[field] = problemOf(field, typedIn(sheet, field));
  }
  return { problems };
}

/** What was typed in a field. */
export function typedIn(sheet: Sheet, field: SheetField): string {
  const [, locale, name] = field.split('.');
  if (!locale || !name) return sheet[field as keyof Omit<Sheet, 'texts'>];
  return sheet.texts[locale as Locale][name as (typeof textFields)[number]];
}

function problemOf(field: SheetField, typed: string): SheetProblem {
  if (isBlank(typed)) return 'missing';
  switch (field) {
    case 'amount':
      return 'no-amount';
    case 'phone':
      return 'no-phone';
    case 'contact':
      return 'no-mail';
    case 'category':
    case 'region':
    case 'industry':
      return 'unknown';
    default:
      return typed.isWellFormed() && !typed.includes('\0') ? 'too-long' : 'unwritable';
  }
}
