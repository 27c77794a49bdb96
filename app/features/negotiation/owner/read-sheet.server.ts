import type { KeptForm } from '#features/accounts/index.server.ts';
import { fieldsOf } from '#platform/http/body/form-fields.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { readTypedAmount } from '../money/typed-amount.ts';
import { type Sheet, sheetFields, sheetOf } from '../project/sheet.ts';

/** The sheet of a form that was kept while its owner logged in again. */
export function sheetOfKept({ fields }: KeptForm, locale: Locale): Sheet {
  const typed = Object.fromEntries(sheetFields.map((name) => [name, fields.get(name)?.trim() ?? '']));
  return withReadAmount(sheetOf(typed), locale);
}

/** The form of a project that was sent, its amount as a decimal string where it can be read; which button was pressed; and the form's key. */
export async function readSheet(
  request: Request,
  locale: Locale,
): Promise<{ sheet: Sheet; submits: boolean; key: string }> {
  const fields = await fieldsOf(request, [...sheetFields, 'do', 'key']);
  return {
    sheet: withReadAmount(sheetOf(fields), locale),
    submits: fields.do === 'submit',
    key: fields.key.slice(0, 100),
  };
}

/** Its amount as a decimal string, where it can be read. */
function withReadAmount(sheet: Sheet, locale: Locale): Sheet {
  return { ...sheet, amount: readTypedAmount(sheet.amount, locale) ?? sheet.amount };
}
