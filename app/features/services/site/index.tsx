import { useLingui } from '@lingui/react/macro';
import { siteOf } from '#platform/http/site-context.ts';
import { Banner } from '#shell/banner.tsx';
import { SiteLink } from '#shell/link.tsx';
import type { PageHandle } from '#shell/page-handle.ts';
import { PageHead } from '#shell/page-head.tsx';
import { Part } from '#shell/part.tsx';
import { AsSent } from '#shell/rendering/as-sent.tsx';
import button from '#ui/button.module.css';
import { NotYet } from '#ui/not-yet.tsx';
import { Prose } from '#ui/prose.tsx';
import { TitleWords } from '#ui/titles/title-words.tsx';
import { useForeign } from '#ui/use-foreign.ts';
import { Weave } from '#ui/weave/weave.tsx';
import { pageNames } from '../page-names.server.ts';
import { servicePages } from '../pages.ts';
import { readParts } from '../parts.server.ts';
import type { PagePart } from '../services.ts';
import type { Route } from './+types/index.ts';
import css from './index.module.css';
import { ServiceNav } from './service-nav.tsx';

export const handle = { section: 'service' } satisfies PageHandle;

export async function loader({ context }: Route.LoaderArgs) {
  const site = siteOf(context, 'services');
  const [parts, names] = await Promise.all([readParts(site, 'visit'), pageNames.names(site.db, site.locale)]);
  const pages = servicePages.map(({ key, path }) => ({
    key,
    path,
    name: names[key].name,
    summary: names[key].summary,
  }));
  return { parts, lead: names.visit.lead, pages };
}

/** The front of the section: its doors, the way to a reservation, what to think of on the day. */
export default function ServicesPage({ loaderData }: Route.ComponentProps) {
  const { parts, lead, pages } = loaderData;
  const { t } = useLingui();
  return (
    <>
      <PageHead title={t`Exhibition Services`} description={lead} />
      <Banner section="service" title={t`Exhibition Services`} lead={lead} />
      <ServiceNav pages={pages} current="visit" />
      <Part id="services" title={t`How can we help?`}>
        <Doors pages={pages} />
      </Part>
      <Reserve />
      <Part
        id="your-visit"
        title={t`The day of your visit`}
        more={{ to: '/service/phrases', label: t`Useful phrases` }}
      >
        <div className={css.checklist}>
          {parts.map((part) => (
            <Checks key={part.key} part={part} />
          ))}
        </div>
      </Part>
    </>
  );
}

/** The pages of the section, with what is to be found on each. */
function Doors({ pages }: { pages: Route.ComponentProps['loaderData']['pages'] }) {
  return (
    <ul role="list" className={css.doors}>
      {pages.map(({ key, path, name, summary }) =>
        key === 'visit' ? null : (
          <li key={key}>
            <SiteLink to={path}>
              <Weave id={`service-page-${key}`} shape="banner" className={css.weave} />
              <b>{name}</b>
              {summary && <span>{summary}</span>}
            </SiteLink>
          </li>
        ),
      )}
    </ul>
  );
}

function Reserve() {
  const { t } = useLingui();
  return (
    <section aria-labelledby="reserve" className={css.reserve}>
      <div className={css.reserveWords}>
        <h2 id="reserve">{t`Entry is free. Reserve your day`}</h2>
        <p>{t`With an identity card, passport or travel permit, for up to five people at a time. Cancellation is free.`}</p>
        <SiteLink to="/reservation/" className={button.secondary}>
          {t`Reserve a visit`}
        </SiteLink>
      </div>
    </section>
  );
}

function Checks({ part: { key, title, body, lang } }: { part: PagePart }) {
  return (
    <section id={key} aria-labelledby={`${key}-title`}>
      <h3 id={`${key}-title`} lang={useForeign(lang)}>
        <TitleWords>{title}</TitleWords>
      </h3>
      <NotYet lang={lang} />
      <AsSent of={body} name={`text-${key}`}>
        {(html) => <Prose html={html} lang={lang} />}
      </AsSent>
    </section>
  );
}
