import { useLingui } from '@lingui/react/macro';
import { Banner } from '#shell/banner.tsx';
import { Breadcrumbs } from '#shell/breadcrumbs.tsx';
import { SiteLink } from '#shell/link.tsx';
import { PageHead } from '#shell/page-head.tsx';
import { Part } from '#shell/part.tsx';
import { Facts } from '#ui/facts.tsx';
import { NotYet } from '#ui/not-yet.tsx';
import { Paragraphs } from '#ui/paragraphs.tsx';
import { TitleWords } from '#ui/titles/title-words.tsx';
import { useForeign } from '#ui/use-foreign.ts';
import { type Activity, type PartnerCard as Card, type Partner, partnersHref } from '../partners.ts';
import { ActivityRow } from '../ui/activity-row.tsx';
import { Emblem } from '../ui/emblem.tsx';
import { PartnerCard } from '../ui/partner-card.tsx';
import more from './more.module.css';
import css from './partner-page.module.css';

interface PartnerPageProps {
  partner: Partner;
  /** The year of its first edition as a partner. */
  sinceYear: string | undefined;
  activities: Activity[];
  /** Others of its tier. */
  peers: Card[];
  tierHeading: string;
}

/** A partner: who it is, what it does for the expo, what it has done. */
export function PartnerPage({ partner, sinceYear, activities, peers, tierHeading }: PartnerPageProps) {
  const { t } = useLingui();
  const { name, support, profile, lang, tier, tierName } = partner;
  const foreign = useForeign(lang);
  return (
    <>
      <PageHead title={name} description={support} query={['id']} />
      <Banner section="brand" />
      <div className={more.page}>
        <Breadcrumbs
          trail={[
            { title: t`Partner window`, to: '/brand/' },
            { title: tierHeading, to: partnersHref({ tier }) },
          ]}
        />
        <div className={css.partner}>
          <div className={css.emblem}>
            <Emblem partnerKey={partner.key} />
          </div>
          <div className={css.words}>
            <p className={css.tier}>{tierName}</p>
            <h1 lang={foreign}>
              <TitleWords>{name}</TitleWords>
            </h1>
            <NotYet lang={lang} />
            <p className={css.support} lang={foreign}>
              {support}
            </p>
            <Paragraphs paragraphs={profile} lang={foreign} />
            <PartnerFacts partner={partner} sinceYear={sinceYear} />
          </div>
        </div>
      </div>
      {activities.length > 0 && (
        <Part id="activities" title={t`Activities`}>
          <ul role="list" className={css.rows}>
            {activities.map((activity) => (
              <li key={activity.id}>
                <ActivityRow activity={activity} ofPartner={false} />
              </li>
            ))}
          </ul>
        </Part>
      )}
      {peers.length > 0 && (
        <Part id="peers" title={tierHeading} more={{ to: partnersHref(), label: t`All partners` }}>
          <ul role="list" className={css.peers}>
            {peers.map((peer) => (
              <li key={peer.id}>
                <PartnerCard partner={peer} />
              </li>
            ))}
          </ul>
        </Part>
      )}
    </>
  );
}

function PartnerFacts({ partner: { country, website }, sinceYear }: Pick<PartnerPageProps, 'partner' | 'sinceYear'>) {
  const { t } = useLingui();
  const place =
    country.code === 'CN' ? country.name : <SiteLink to={`/countries/${country.code}`}>{country.name}</SiteLink>;
  const host = website === '' ? '' : new URL(website).host;
  return (
    <Facts
      facts={[
        { name: t`Country`, value: place },
        { name: t`Partner since`, value: sinceYear && t({ message: `${sinceYear}`, context: 'year' }) },
        {
          name: t`Website`,
          value: host && (
            <a href={website} rel="noopener">
              {host}
            </a>
          ),
        },
      ]}
    />
  );
}
