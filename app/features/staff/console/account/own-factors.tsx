import { Plural, useLingui } from '@lingui/react/macro';
import button from '#ui/button.module.css';
import { DateText } from '#ui/dates/date-text.tsx';
import { PostForm } from '#ui/form/post-form.tsx';
import css from '../../ui/console-page.module.css';
import { ConsolePart } from '../../ui/console-page.tsx';
import { useFactorNames } from '../../ui/person-words.ts';
import { ProofFirst } from '../../ui/proof-first.tsx';

interface OwnFactorsProps {
  factors: { id: string; kind: 'totp' | 'passkey'; name: string; createdAt: string; usedAt: string | null }[];
  codesLeft: number;
  isProven: boolean;
}

const here = '/console/account/';

/** One's second steps, and the codes for the day when they are lost. */
export function OwnFactors({ factors, codesLeft, isProven }: OwnFactorsProps) {
  const { t } = useLingui();
  const kinds = useFactorNames();
  const called = ({ kind, name }: Pick<OwnFactorsProps['factors'][number], 'kind' | 'name'>) =>
    name ? `${kinds[kind]} (${name})` : kinds[kind];
  const remove = (name: string) => t`Remove ${name}`;
  return (
    <ConsolePart id="second-step" title={t`Second step`}>
      {factors.length === 0 && <p>{t`Only a demonstration site lets you log in without one.`}</p>}
      <ul role="list" className={css.rows}>
        {factors.map(({ id, kind, name, createdAt, usedAt }) => (
          <li key={id}>
            <span>
              <b>{called({ kind, name })}</b>
              <br />
              <span className={css.soft}>
                {t`Added on`} <DateText iso={createdAt} time />
                {usedAt && (
                  <>
                    {' '}
                    · {t`last used`} <DateText iso={usedAt} time />
                  </>
                )}
              </span>
            </span>
            {isProven && factors.length > 1 && (
              <PostForm action={here}>
                <input type="hidden" name="part" value="remove-factor" />
                <input type="hidden" name="id" value={id} />
                <button
                  type="submit"
                  className={button.quiet}
                  aria-label={remove(called({ kind, name }))}
                >{t`Remove`}</button>
              </PostForm>
            )}
          </li>
        ))}
      </ul>
      {factors.length > 0 && (
        <p>
          <Plural
            value={codesLeft}
            _0="You have no recovery codes left."
            one="You have one recovery code left."
            other="You have # recovery codes left."
          />
        </p>
      )}
      <ProofFirst isProven={isProven} here={here} what={t`add or remove a second step, create new recovery codes`}>
        <PostForm action={here}>
          <input type="hidden" name="part" value="add-factor" />
          <button type="submit" className={button.secondary}>{t`Add an app or a passkey`}</button>
        </PostForm>
        {factors.length > 0 && (
          <PostForm action={here}>
            <input type="hidden" name="part" value="codes" />
            <button type="submit" className={button.secondary}>{t`Create new recovery codes`}</button>
          </PostForm>
        )}
      </ProofFirst>
    </ConsolePart>
  );
}
