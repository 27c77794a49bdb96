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
        <p>{t`We use names, document numbers, phone and e-mail for this visit only: to make the tickets, to reach you about the visit, and to check at the gate that documents and reservation agree. They are kept encrypted in the expo’s own system, are given to nobody else but where the law demands it (the service that carries our messages gets the phone or e-mail they go to), and are erased 30 days after the day of the visit.`}</p>
        {privacy && (
          <p>
            <SiteLink to={privacy} target="_blank">{t`Privacy notice (opens a new window)`}</SiteLink>
          </p>
        )}
        <Check {...box('data')}>{t`I agree that our data are used in this way.`}</Check>
        <Check {...box('documents')}>
          <Trans>
            I agree separately that our document numbers are used for this; every visitor named, or a parent or
            guardian, knows of it.
          </Trans>
        </Check>
      </section>
      <section>
        <h2>{t`Rules of entry`}</h2>
        <ul className={css.rules}>
          <li>{t`Everybody brings the very document that was named here, valid, on the day reserved. A copy or a photograph is not enough.`}</li>
          <li>{t`A ticket is for one person and one day. Nobody else may use it, and it may not be sold.`}</li>
          <li>{t`Whoever cannot come cancels, free of charge, so that somebody else can.`}</li>
          <li>{t`Bags are checked at the gate. Children come with an adult.`}</li>
        </ul>
        <Check {...box('entry')}>{t`I accept the rules of entry for all of us.`}</Check>
      </section>
      <p
        className={css.version}
      >{t`Version ${consentVersion}. The version and the time of your consent are kept with the reservation.`}</p>
    </fieldset>
  );
}
