import { Trans, useLingui } from '@lingui/react/macro';
import { SiteLink } from '#shell/link.tsx';
import { Check } from '#ui/form/check.tsx';
import type { ConsentName } from '../draft/consent.ts';
import { consentVersion } from '../reservations.ts';
import css from './consent.module.css';

interface ConsentProps {
  agreed: readonly ConsentName[];
  missing: readonly ConsentName[];
  errors: Record<ConsentName, string>;
  /** Address of the site's privacy notice, without language prefix. */
  privacy: string | undefined;
}

/** What a visitor agrees to, in full, with a box to tick for each. The texts are those of `consentVersion`. */
export function Consent({ agreed, missing, errors, privacy }: ConsentProps) {
  const { t } = useLingui();
  const box = (name: ConsentName) => ({
    id: name,
    name,
    checked: agreed.includes(name),
    error: missing.includes(name) ? errors[name] : undefined,
  });
  return (
    <fieldset className={css.consent}>
      <legend>{t`Consent`}</legend>
      <section>
        <h2>{t`Your data`}</h2>
        <p>{t`We use names, document numbers, phone numbers and e-mail addresses for this visit only: to issue tickets, to contact you about the visit, and to check at the gate that documents match the reservation. They are stored encrypted in the expo’s own system, are passed to no one else unless the law requires it (the service that delivers our messages receives the phone number or e-mail address they go to), and are erased 30 days after the visit.`}</p>
        {privacy && (
          <p>
            <SiteLink to={privacy} target="_blank">{t`Privacy notice (opens a new window)`}</SiteLink>
          </p>
        )}
        <Check {...box('data')}>{t`I agree to this use of our data.`}</Check>
        <Check {...box('documents')}>
          <Trans>
            I separately agree to the use of our document numbers for this purpose; every visitor named, or a parent or
            guardian, has been informed.
          </Trans>
        </Check>
      </section>
      <section>
        <h2>{t`Entry rules`}</h2>
        <ul className={css.rules}>
          <li>{t`Everyone must bring the valid document entered here on the day reserved. Copies and photographs are not accepted.`}</li>
          <li>{t`A ticket is valid for one person and one day. It may not be transferred or sold.`}</li>
          <li>{t`Can’t come? Cancel free of charge so that someone else can.`}</li>
          <li>{t`Bags are checked at the gate. Children must come with an adult.`}</li>
        </ul>
        <Check {...box('entry')}>{t`I accept the entry rules on behalf of all visitors.`}</Check>
      </section>
      <p
        className={css.version}
      >{t`Version ${consentVersion}. The version and time of your consent are kept with the reservation.`}</p>
    </fieldset>
  );
}
