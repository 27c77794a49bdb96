import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { NotYet } from '#ui/not-yet.tsx';
import { TitleWords } from '#ui/titles/title-words.tsx';
import { useForeign } from '#ui/use-foreign.ts';
import { Weave } from '#ui/weave/weave.tsx';
import { type Provider, telephoneHref, telephoneText, weaveSeed } from '../../services.ts';
import { useLanguageNames } from '../use-service-words.ts';
import css from './provider-list.module.css';

interface ProviderListProps {
  providers: Provider[];
  /** What is particular to one of them, below its profile. */
  facts?: (provider: Provider) => ReactNode;
}

/** Who offers a service: what they do, what they speak, how to reach them. */
export function ProviderList({ providers, facts }: ProviderListProps) {
  return (
    <ul role="list" className={css.providers}>
      {providers.map((provider) => (
        <li key={provider.id} id={`provider-${provider.id}`}>
          <Weave id={weaveSeed(provider.id)} shape="square" className={css.weave} />
          <Entry provider={provider}>{facts?.(provider)}</Entry>
        </li>
      ))}
    </ul>
  );
}

function Entry({ provider, children }: { provider: Provider; children: ReactNode }) {
  const { t } = useLingui();
  const names = useLanguageNames();
  const { lang, name, profile, address, languages } = provider;
  const foreign = useForeign(lang);
  const spoken = languages.map((language) => names[language]).join(t({ message: ', ', comment: 'between languages' }));
  return (
    <div className={css.words}>
      <h3 lang={foreign}>
        <TitleWords>{name}</TitleWords>
      </h3>
      <NotYet lang={lang} />
      <p lang={foreign}>{profile}</p>
      {children}
      {address && (
        <p className={css.small} lang={foreign}>
          {address}
        </p>
      )}
      <p className={css.small}>{t`Speaks: ${spoken}`}</p>
      <Reach provider={provider} />
    </div>
  );
}

/** How to reach a provider: its desk, telephone, mail and page. */
export function Reach({ provider }: { provider: Provider }) {
  const { t } = useLingui();
  const { lang, contact, mobile, email, website } = provider;
  return (
    <ul role="list" className={css.reach}>
      <li lang={useForeign(lang)}>{contact}</li>
      <li>
        <a href={telephoneHref(mobile)}>{telephoneText(mobile)}</a>
      </li>
      <li>
        <a href={`mailto:${email}`}>{email}</a>
      </li>
      <li>
        <a href={website} rel="noopener">
          {t`Website`}
        </a>
      </li>
    </ul>
  );
}
