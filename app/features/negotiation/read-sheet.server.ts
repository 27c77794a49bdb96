import { fieldsOf } from '#platform/http/form-fields.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { type Sheet, sheetFields, sheetOf } from './sheet.ts';
import { readTypedAmount } from './typed-amount.ts';

/** The form of a project that was sent, its amount as a decimal string where it can be read; which button was pressed; and the form's key. */
export async function readSheet(
  request: Request,
  locale: Locale,
): Promise<{ sheet: Sheet; submits: boolean; key: string }> {
  const fields = await fieldsOf(request, [...sheetFields, 'do', 'key']);
  const sheet = sheetOf(fields);
  return {
    sheet: { ...sheet, amount: readTypedAmount(sheet.amount, locale) ?? sheet.amount },
    submits: fields.do === 'submit',
    key: fields.key.slice(0, 100),
  };
}
