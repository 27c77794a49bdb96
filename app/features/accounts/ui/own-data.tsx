import { useLingui } from '@lingui/react/macro';
import { localHref } from '#platform/i18n/address.ts';
import { useLocale } from '#platform/i18n/use-locale.ts';
import { AccountPage } from '#shell/account/account-page.tsx';
import { forgetMemberHere } from '#shell/account/known-member.ts';
import { SiteLink } from '#shell/link.tsx';
import button from '#ui/button.module.css';
import { Check } from '#ui/form/check.tsx';
import { PostForm } from '#ui/form/post-form.tsx';
import css from './account-section.module.css';

interface OwnDataProps {
  /** They have shown just now who they are. */
  proven: boolean;
  /** In how many minutes the file may be had again, where it was asked for too often. */
  wait: number | undefined;
  /** The box was not ticked. */
  unsure: boolean;
}

/** Taking one's data along, and deleting the account: what goes, what stays and why. */
export function OwnData({ proven, wait, unsure }: OwnDataProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const zip = localHref(locale, '/account/data/my-data.zip');
  const again = `/login/?${new URLSearchParams({ to: '/account/data', again: '' })}`;
  const error = unsure ? t`Please tick the box to confirm that you want to delete the account.` : undefined;
  return (
    <AccountPage part="data" title={t`My data`} wrong={error ? [{ id: 'sure', text: error }] : undefined}>
      <section className={css.section} aria-labelledby="take">
        <h2 id="take">{t`Download your data`}</h2>
        <p>{t`A zip file with all the data this site holds about you: profile, phone numbers and e-mail addresses, devices, projects, collection, negotiations, messages and reservations, as JSON for programs and as CSV for spreadsheets. Visitors’ document numbers are masked, as they are on the pages.`}</p>
        {wait !== undefined && <p role="alert">{t`Too many attempts. Please try again in ${wait} min.`}</p>}
        {/* Without `download`: a browser would keep for a file what leads elsewhere, to the login or back to this page. */}
        <a href={zip} data-reload="" className={button.secondary}>{t`Download my data`}</a>
      </section>
      <section className={css.section} aria-labelledby="delete">
        <h2 id="delete">{t`Delete account`}</h2>
        <p>{t`Deleted at once and permanently: your profile and photo, your phone numbers and e-mail addresses, your password, all logins, your drafts, collection and saved searches, and your messages to finance providers.`}</p>
        <p>{t`What is kept, and why:`}</p>
        <ul className={css.list}>
          <li>{t`Signed projects stay in the expo’s records, and open ones are withdrawn, in both cases without your name, contact details and files. Drafts are deleted.`}</li>
          <li>{t`What you wrote in negotiations stays visible to the other party under “Former member”, as they may have relied on it. The negotiations end.`}</li>
          <li>{t`Visits you have reserved stay booked for the others in your group. Cancel them first, or later with the phone number or e-mail address you reserved with. Visitors’ personal data is erased 30 days after the visit.`}</li>
          <li>{t`A message published on the message board stays there, without your contact details, because it was answered in public.`}</li>
        </ul>
        {proven ? (
          <PostForm action="/account/data" onSubmit={forgetMemberHere}>
            <Check id="sure" name="sure" error={error}>{t`Yes, permanently delete my account`}</Check>
            <button type="submit" className={button.secondary}>{t`Delete account`}</button>
          </PostForm>
        ) : (
          <>
            <p>{t`To confirm that it is you, please log in again first.`}</p>
            <SiteLink to={again} className={button.secondary}>{t`Log in again to delete your account`}</SiteLink>
          </>
        )}
      </section>
    </AccountPage>
  );
}
