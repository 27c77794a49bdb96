import { useLingui } from '@lingui/react/macro';
import button from '#ui/button.module.css';
import { DateText } from '#ui/dates/date-text.tsx';
import { PostForm } from '#ui/form/post-form.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { tokenDays } from '../../tokens/token-days.ts';
import css from '../../ui/console-page.module.css';
import { ConsolePart } from '../../ui/console-page.tsx';
import { ProofFirst } from '../../ui/proof-first.tsx';

interface OwnTokensProps {
  tokens: { key: string; name: string; createdAt: string; expiresAt: string; isOver: boolean }[];
  isProven: boolean;
  errors: { tokenName?: string | undefined; tokenDays?: string | undefined };
}

const here = '/console/account/';

/** Tokens with which programs do what one may do. */
export function OwnTokens({ tokens, isProven, errors }: OwnTokensProps) {
  const { t } = useLingui();
  const most = tokenDays.most;
  const revoke = (name: string) => t`Revoke ${name}`;
  return (
    <ConsolePart id="tokens" title={t`API tokens`}>
      <p>{t`A program with a token can do through the API whatever you can do.`}</p>
      <ul role="list" className={css.rows}>
        {tokens.map(({ key, name, expiresAt, isOver }) => (
          <li key={key}>
            <span>
              <b>{name ? <span lang="">{name}</span> : t`Token`}</b>
              <br />
              <span className={css.soft}>
                {isOver ? t`expired` : t`valid until`} <DateText iso={expiresAt} time />
              </span>
            </span>
            <PostForm action={here}>
              <input type="hidden" name="part" value="revoke" />
              <input type="hidden" name="id" value={key} />
              <button type="submit" className={button.quiet} aria-label={revoke(name)}>{t`Revoke`}</button>
            </PostForm>
          </li>
        ))}
      </ul>
      <ProofFirst isProven={isProven} here={here} what={t`create a token`}>
        <PostForm action={here}>
          <input type="hidden" name="part" value="token" />
          <TextField
            id="tokenName"
            label={t`What the token is for`}
            error={errors.tokenName}
            autoComplete="off"
            maxLength={60}
          />
          <TextField
            id="tokenDays"
            label={t`Valid for (days, ${most} at most)`}
            error={errors.tokenDays}
            defaultValue={tokenDays.usual}
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
          />
          <button type="submit" className={button.secondary}>{t`Create a token`}</button>
        </PostForm>
      </ProofFirst>
    </ConsolePart>
  );
}
