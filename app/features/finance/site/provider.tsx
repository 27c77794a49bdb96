import { useLingui } from '@lingui/react/macro';
import { Refusal } from '#platform/http/refusal.ts';
import { siteOf } from '#platform/http/site-context.ts';
import { Banner } from '#shell/banner.tsx';
import { Breadcrumbs } from '#shell/breadcrumbs.tsx';
import { SiteLink } from '#shell/link.tsx';
import type { PageHandle } from '#shell/page-handle.ts';
import { PageHead } from '#shell/page-head.tsx';
import { useSectionNames } from '#shell/sections/use-section-names.ts';
import button from '#ui/button.module.css';
import { Facts } from '#ui/facts.tsx';
import { NotYet } from '#ui/not-yet.tsx';
import { Paragraphs } from '#ui/paragraphs.tsx';
import { TitleWords } from '#ui/titles/title-words.tsx';
import { useForeign } from '#ui/use-foreign.ts';
import { messageHref, providersHref, readId } from '../finance.ts';
import { presentProvider, type ShownProvider } from '../present.ts';
import { readProvider } from '../providers/providers.server.ts';
import { Picture } from '../ui/picture.tsx';
import { useFinanceWords } from '../ui/use-finance-words.ts';
import type { Route } from './+types/provider.ts';
import css from './finance.module.css';

export const handle = { section: 'finance' } satisfies PageHandle;

/** @throws 404 for a provider that does not exist */
export async function loader({ context, params }: Route.LoaderArgs) {
  const site = siteOf(context, 'finance');
  const id = readId(params.id);
  const provider = id === undefined ? undefined : await readProvider(site.db, id, site.locale);
  if (!provider) throw new Refusal(404);
  return { provider: presentProvider(provider, site) };
}

/** A provider: what it does, for whom, and how it is reached. */
export default function ProviderPage({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { provider } = loaderData;
  const { name, lang, type, profile } = provider;
  const { typeNames, typeName } = useFinanceWords();
  const section = useSectionNames().finance;
  const foreign = useForeign(lang);
  const trail = [
    { title: section, to: '/finance/' },
    { title: typeNames[type], to: providersHref({ type }) },
  ];
  return (
    <>
      <PageHead title={name} description={provider.summary} />
      <Banner section="finance" />
      <article className={css.page}>
        <Breadcrumbs trail={trail} />
        <header className={css.head}>
          <Picture provider={provider} className={css.picture} />
          <div className={css.title}>
            <p className={css.type}>{typeName[type]}</p>
            <h1 lang={foreign}>
              <TitleWords>{name}</TitleWords>
            </h1>
            <NotYet lang={lang} />
          </div>
        </header>
        <div className={css.columns}>
          <div className={css.words}>
            <div className={css.profile} lang={foreign}>
              <Paragraphs paragraphs={profile} />
            </div>
            <Served provider={provider} />
          </div>
          <aside className={css.aside} aria-label={t`Contact details`}>
            <Reach provider={provider} />
            <SiteLink to={messageHref(provider.id)} className={button.primary}>
              {t`Write a message`}
            </SiteLink>
          </aside>
        </div>
      </article>
    </>
  );
}

/** What a provider helps with and where, each a way to others. */
function Served({ provider: { needs, served } }: { provider: ShownProvider }) {
  const { t } = useLingui();
  const { needNames } = useFinanceWords();
  return (
    <>
      <section aria-labelledby="needs">
        <h2 id="needs">{t`Helps with`}</h2>
        <ul role="list" className={css.places}>
          {needs.map((need) => (
            <li key={need}>
              <SiteLink to={providersHref({ need })}>{needNames[need]}</SiteLink>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="served">
        <h2 id="served">{t`Countries served`}</h2>
        <ul role="list" className={css.places}>
          {served.map(({ code, name }) => (
            <li key={code}>
              <SiteLink to={providersHref({ country: code })}>{name}</SiteLink>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

function Reach({ provider }: { provider: ShownProvider }) {
  const { t } = useLingui();
  const { typeName } = useFinanceWords();
  const { type, name, contact, email, backupEmail, mobile, website } = provider;
  const lang = useForeign(provider.lang);
  const mail = (address: string) => <a href={`mailto:${address}`}>{address}</a>;
  return (
    <Facts
      facts={[
        { name: t`Type`, value: typeName[type] },
        { name: t`Name`, value: name, lang },
        { name: t`Contact person`, value: contact, lang },
        { name: t`E-mail`, value: mail(email) },
        { name: t`Backup e-mail`, value: mail(backupEmail) },
        { name: t`Mobile`, value: <a href={`tel:${mobile}`}>{mobile}</a> },
        {
          name: t`Website`,
          value: (
            <a href={website} rel="noopener nofollow">
              {website.replace(/^https?:\/\/|\/$/g, '')}
            </a>
          ),
        },
      ]}
    />
  );
}
