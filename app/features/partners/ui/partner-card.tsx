import { SiteLink } from '#shell/link.tsx';
import { NotYet } from '#ui/not-yet.tsx';
import { TitleWords } from '#ui/titles/title-words.tsx';
import { useForeign } from '#ui/use-foreign.ts';
import type { PartnerCard as Partner } from '../partners.ts';
import { Emblem } from './emblem.tsx';
import css from './partner-card.module.css';

interface PartnerCardProps {
  partner: Partner;
  headingLevel?: 2 | 3;
}

/** A partner: its emblem, its name, what it does for the expo; the whole of it leads to its page. */
export function PartnerCard({ partner, headingLevel = 3 }: PartnerCardProps) {
  const Heading = `h${headingLevel}` as const;
  const foreign = useForeign(partner.lang);
  return (
    <article className={css.card}>
      <Emblem partnerKey={partner.key} />
      <div className={css.words}>
        <Heading lang={foreign}>
          <SiteLink to={partner.href} covers>
            <TitleWords>{partner.name}</TitleWords>
          </SiteLink>
        </Heading>
        <p lang={foreign}>{partner.support}</p>
        <p className={css.country}>
          {partner.country.name} <NotYet lang={partner.lang} />
        </p>
      </div>
    </article>
  );
}
