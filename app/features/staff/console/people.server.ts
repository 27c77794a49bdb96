import { fieldsIn, valuesIn } from '#platform/http/body/form-fields.ts';
import { formOf } from '#platform/http/body/read-form.server.ts';
import { isLocale } from '#platform/i18n/locale.ts';
import { isStaffRole } from '../staff.ts';

/** What a form says of somebody's duties, and its other fields. */
export async function dutiesOf<const Name extends string>(request: Request, names: readonly Name[]) {
  const form = await formOf(request);
  return {
    typed: fieldsIn(form, names),
    duties: {
      roles: valuesIn(form, 'roles').filter(isStaffRole),
      languages: valuesIn(form, 'languages').filter(isLocale),
    },
  };
}
