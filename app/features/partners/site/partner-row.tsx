import { SiteLink } from '#shell/link.tsx';
import { NotYet } from '#ui/not-yet.tsx';
import { TitleWords } from '#ui/titles/title-words.tsx';
import { useForeign } from '#ui/use-foreign.ts';
import type { PartnerCard as Partner } from '../partners.ts';
import { Emblem } from '../ui/emblem.tsx';
import css from './partner-row.module.css';

/** A partner as a row of the long list. */
export function PartnerRow({ partner }: { partner: Partner }) {
  const foreign = useForeign(partner.lang);
  return (
    <article className={css.row}>
      <Emblem partnerKey={partner.key} />
      <div className={css.words}>
        <h2 lang={foreign}>
          <SiteLink to={partner.href} covers>
            <TitleWords>{partner.name}</TitleWords>
          </SiteLink>
        </h2>
        <p lang={foreign}>{partner.support}</p>
      </div>
      <p className={css.facts}>
        <b>{partner.tierName}</b> <span>{partner.country.name}</span> <NotYet lang={partner.lang} />
      </p>
    </article>
  );
}
