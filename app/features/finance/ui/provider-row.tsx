import { Plural } from '@lingui/react/macro';
import { SiteLink } from '#shell/link.tsx';
import row from '#ui/card-row.module.css';
import results from '#ui/filters/results.module.css';
import { NotYet } from '#ui/not-yet.tsx';
import { TitleWords } from '#ui/titles/title-words.tsx';
import { useForeign } from '#ui/use-foreign.ts';
import type { ProviderCard } from '../present.ts';
import { Picture } from './picture.tsx';
import css from './provider-row.module.css';
import { useFinanceWords } from './use-finance-words.ts';

/** A provider as a row of a list: its picture, what it is, what it does, for what and where. */
export function ProviderRow({ provider }: { provider: ProviderCard }) {
  const { typeName, needNames } = useFinanceWords();
  const foreign = useForeign(provider.lang);
  return (
    <article className={`${row.row} ${css.provider}`}>
      <Picture provider={provider} className={row.picture} />
      <div className={row.words}>
        <p className={row.meta}>
          {typeName[provider.type]}{' '}
          <span>
            · <Plural value={provider.countries} one="# country" other="# countries" />
          </span>
        </p>
        <h3 className={row.name} lang={foreign}>
          <SiteLink to={provider.href} covers>
            <TitleWords>{provider.name}</TitleWords>
          </SiteLink>
        </h3>
        <p className={css.summary} lang={foreign}>
          {provider.summary}
        </p>
        <NotYet lang={provider.lang} />
        <ul role="list" className={css.needs}>
          {provider.needs.map((need) => (
            <li key={need}>{needNames[need]}</li>
          ))}
        </ul>
      </div>
    </article>
  );
}

/** Providers one below the other. */
export function ProviderRows({ providers }: { providers: readonly ProviderCard[] }) {
  return (
    <ul role="list" className={results.rows}>
      {providers.map((provider) => (
        <li key={provider.id}>
          <ProviderRow provider={provider} />
        </li>
      ))}
    </ul>
  );
}
