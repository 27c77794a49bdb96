import { useLingui } from '@lingui/react/macro';
import { SiteLink } from '#shell/link.tsx';
import { Part } from '#shell/part.tsx';
import type { PartnerCard as Partner, Tier } from '../partners.ts';
import { partnersHref } from '../partners.ts';
import { PartnerCard } from '../ui/partner-card.tsx';
import css from './tiers.module.css';

interface TiersProps {
  tiers: { tier: Tier; name: string; partners: Partner[] }[];
  total: number;
}

/** The partners, tier by tier: the higher the tier, the larger its emblems. */
export function Tiers({ tiers, total }: TiersProps) {
  const { t } = useLingui();
  if (tiers.length === 0) return <p className={css.none}>{t`No partners published yet.`}</p>;
  return (
    <>
      {tiers.map(({ tier, name, partners }) => (
        <Part key={tier} id={tier} title={name}>
          <ul role="list" className={`${css.wall} ${css[tier]}`}>
            {partners.map((partner) => (
              <li key={partner.id}>
                <PartnerCard partner={partner} />
              </li>
            ))}
          </ul>
        </Part>
      ))}
      <p className={css.all}>
        <SiteLink to={partnersHref()}>{t`All ${total} partners in a list`}</SiteLink>
      </p>
    </>
  );
}
