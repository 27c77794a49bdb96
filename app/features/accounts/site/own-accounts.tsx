import { useLingui } from '@lingui/react/macro';
import { SiteLink } from '#shell/link.tsx';
import button from '#ui/button.module.css';
import { PostForm } from '#ui/form/post-form.tsx';
import css from '../ui/account-section.module.css';

interface OwnAccountsProps {
  accounts: { key: string; channel: 'sms' | 'email'; shown: string }[];
}

/** Phones and mail addresses to log in with: masked, for others may look on. */
export function OwnAccounts({ accounts }: OwnAccountsProps) {
  const { t } = useLingui();
  return (
    <section className={css.section} aria-labelledby="accounts">
      <h2 id="accounts">{t`Phone numbers and e-mail addresses`}</h2>
      <ul role="list" className={css.rows}>
        {accounts.map(({ key, channel, shown }) => (
          <li key={key}>
            <span className={css.words}>
              {shown} <span className={css.soft}>{channel === 'sms' ? t`Mobile phone` : t`E-mail`}</span>
            </span>
            {accounts.length > 1 && (
              <PostForm action="/account/security">
                <input type="hidden" name="part" value="remove" />
                <input type="hidden" name="key" value={key} />
                <button type="submit" className={button.quiet} aria-label={takeAway(shown)}>{t`Remove`}</button>
              </PostForm>
            )}
          </li>
        ))}
      </ul>
      {accounts.length === 1 && (
        <p className={css.soft}>{t`Add a second one so you can still log in if you lose the first.`}</p>
      )}
      <SiteLink
        to="/account/security/add"
        className={button.secondary}
      >{t`Add a phone number or e-mail address`}</SiteLink>
    </section>
  );

  function takeAway(shown: string) {
    return t`Remove ${shown}`;
  }
}
