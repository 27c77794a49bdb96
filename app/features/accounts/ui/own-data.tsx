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
        <h2 id="take">{t`Take your data along`}</h2>
        <p>{t`A zip with everything that the site has of you: profile, phones and e-mail addresses, devices, projects, collection, negotiations, messages, reservations. Each as JSON, for programs, and as CSV, for spreadsheets. Document numbers of visitors stand in it as masked as on the pages.`}</p>
        {wait !== undefined && <p role="alert">{t`Too many attempts. Please try again in ${wait} min.`}</p>}
        {/* Without `download`: a browser would keep for a file what leads elsewhere, to the login or back to this page. */}
        <a href={zip} data-reload="" className={button.secondary}>{t`Download my data`}</a>
      </section>
      <section className={css.section} aria-labelledby="delete">
        <h2 id="delete">{t`Delete the account`}</h2>
        <p>{t`Deleted at once and for good: your profile and picture, your phones and e-mail addresses, your password, all logins, your drafts, collection and saved searches, and your messages to providers of finance.`}</p>
        <p>{t`What stays, and why:`}</p>
        <ul className={css.list}>
          <li>{t`Projects that were signed stay as a record of the expo, and what was open is withdrawn: both without your name, contact and files. Drafts go.`}</li>
          <li>{t`What you wrote in negotiations stays for the other side, as a former member’s: they may have agreed to things because of it. The talks end.`}</li>
          <li>{t`Visits that you have reserved stay booked, for the other visitors of your party. Cancel them before, or later with the phone or e-mail you reserved with. Personal data of visitors is erased 30 days after the visit.`}</li>
          <li>{t`A comment that was published on the message board stays without your contact, for it was answered in public.`}</li>
        </ul>
        {proven ? (
          <PostForm action="/account/data" onSubmit={forgetMemberHere}>
            <Check id="sure" name="sure" error={error}>{t`Yes, delete my account for good`}</Check>
            <button type="submit" className={button.secondary}>{t`Delete the account`}</button>
          </PostForm>
        ) : (
          <>
            <p>{t`To be sure that it is you, we ask you to log in once more before.`}</p>
            <SiteLink to={again} className={button.secondary}>{t`Log in once more, to delete the account`}</SiteLink>
          </>
        )}
      </section>
    </AccountPage>
  );
}
