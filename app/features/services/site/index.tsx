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
import { type ServicePage, servicePages } from '../pages.ts';
import { readParts } from '../parts.server.ts';
import type { PagePart } from '../services.ts';
import type { Route } from './+types/index.ts';
import css from './index.module.css';
import { ServiceNav } from './service-nav.tsx';
import { useServicePageNames } from './use-service-words.ts';

export const handle = { section: 'service' } satisfies PageHandle;

export async function loader({ context }: Route.LoaderArgs) {
  return { parts: await readParts(siteOf(context, 'services'), 'visit') };
}

/** The front of the section: its doors, the way to a reservation, what to think of on the day. */
export default function ServicesPage({ loaderData }: Route.ComponentProps) {
  const { parts } = loaderData;
  const { t } = useLingui();
  const lead = t`Where to stay and eat, how to get here, who can interpret: what visitors and exhibitors need around the halls in Changsha.`;
  return (
    <>
      <PageHead title={t`Exhibition Services`} description={lead} />
      <Banner section="service" title={t`Exhibition Services`} lead={lead} />
      <ServiceNav current="visit" />
      <Part id="services" title={t`How can we help?`}>
        <Doors />
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
function Doors() {
  const { t } = useLingui();
  const names = useServicePageNames();
  const words: Record<Exclude<ServicePage['key'], 'visit'>, string> = {
    hotel: t`Distance, price, languages, free bus, halal breakfast`,
    transport: t`Airport, station, metro and a card for the driver`,
    catering: t`Halal and vegetarian, in and near the halls`,
    tourism: t`Changsha in half a day, Hunan in two days`,
    translation: t`Seven languages at the desk, and interpreters for hire`,
    visa: t`Invitation, arrival, money, phone, health`,
    phrases: t`Chinese to say or show, with pronunciation`,
  };
  return (
    <ul role="list" className={css.doors}>
      {servicePages.map(({ key, path }) =>
        key === 'visit' ? null : (
          <li key={key}>
            <SiteLink to={path}>
              <Weave id={`service-page-${key}`} shape="banner" className={css.weave} />
              <b>{names[key]}</b>
              <span>{words[key]}</span>
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
