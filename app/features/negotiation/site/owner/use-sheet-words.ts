import { useLingui } from '@lingui/react/macro';
import type { PlainField, TextField } from '../../project/sheet.ts';

/** What the fields of a project are called in its form. */
export function useSheetWords(): Record<PlainField | TextField, string> {
  const { t } = useLingui();
  return {
    category: t`Category`,
    region: t`Country or region`,
    industry: t`Industry`,
    amount: t`Amount (in ten thousand US dollars)`,
    phone: t`Phone`,
    contact: t`E-mail`,
    name: t`Name of the project`,
    owner: t`Owner (company or organisation)`,
    contactPerson: t`Contact person`,
    introduction: t`About the project`,
    cooperationRequirement: t`Partner sought`,
  };
}
