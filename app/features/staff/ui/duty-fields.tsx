import { useLingui } from '@lingui/react/macro';
import { type StaffRole, staffRoles } from '#platform/http/actor.ts';
import { type Locale, locales, nameAlone } from '#platform/i18n/locale.ts';
import { Check, Choices } from '#ui/console/controls/check.tsx';
import page from '#ui/console/page/page.module.css';
import { FieldError } from '#ui/form/field.tsx';

interface DutyFieldsProps {
  roles: readonly StaffRole[];
  languages: readonly Locale[];
  /** Why the roles were not taken. */
  error?: string | undefined;
}

/** The roles of somebody, and the languages that a translator may write in. */
export function DutyFields({ roles, languages, error }: DutyFieldsProps) {
  const { t } = useLingui();
  const names = useRoleNames();
  const duties = useRoleDuties();
  return (
    <>
      <Choices legend={t`Roles`}>
        <FieldError id="roles" error={error} />
        {staffRoles.map((role, i) => (
          <Check
            key={role}
            id={i === 0 ? 'roles' : `roles-${role}`}
            name="roles"
            value={role}
            defaultChecked={roles.includes(role)}
          >
            {names[role]} · <span className={page.soft}>{duties[role]}</span>
          </Check>
        ))}
      </Choices>
      <Choices legend={t`Languages a translator may write in`}>
        {locales.map((locale) => (
          <Check
            key={locale}
            id={`languages-${locale}`}
            name="languages"
            value={locale}
            defaultChecked={languages.includes(locale)}
          >
            <span lang={locale}>{nameAlone(locale)}</span>
          </Check>
        ))}
      </Choices>
    </>
  );
}

/** What each role is called. */
export function useRoleNames(): Record<StaffRole, string> {
  const { t } = useLingui();
  return {
    editor: t`Editor`,
    translator: t`Translator`,
    publisher: t`Publisher`,
    moderator: t`Moderator`,
    registrar: t`Registrar`,
    finance: t`Finance officer`,
    steward: t`Steward`,
    admin: t`Administrator`,
    auditor: t`Auditor`,
  };
}

/** What each may do, in a few words. */
function useRoleDuties(): Record<StaffRole, string> {
  const { t } = useLingui();
  return {
    editor: t`writes and publishes`,
    translator: t`writes in the languages below, nothing else`,
    publisher: t`signs off and publishes`,
    moderator: t`decides on projects, messages and reports`,
    registrar: t`manages reservations`,
    finance: t`manages financial services and rates`,
    steward: t`lets visitors in at the gate`,
    admin: t`assigns roles, changes settings`,
    auditor: t`reads the log`,
  };
}
