import { DayBlock } from '#features/news/ui/day-block.tsx';
import { SiteLink } from '#shell/link.tsx';
import { NotYet } from '#ui/not-yet.tsx';
import { TitleWords } from '#ui/titles/title-words.tsx';
import { useForeign } from '#ui/use-foreign.ts';
import type { Activity } from '../partners.ts';
import css from './activity-row.module.css';
import { Emblem } from './emblem.tsx';

interface ActivityRowProps {
  activity: Activity;
  headingLevel?: 2 | 3;
  /** Names the partner and shows its emblem: left out on the partner's own page. */
  ofPartner?: boolean;
}

/** An activity in a list: its day, what it says, whose it was. */
export function ActivityRow({ activity, headingLevel = 3, ofPartner = true }: ActivityRowProps) {
  const { title, summary, lang, publishedAt, href, partner } = activity;
  const Heading = `h${headingLevel}` as const;
  const foreign = useForeign(lang);
  const foreignName = useForeign(partner.lang);
  return (
    <article className={ofPartner ? `${css.row} ${css.withEmblem}` : css.row}>
      <DayBlock iso={publishedAt} />
      <div className={css.words}>
        {ofPartner && (
          <p className={css.partner} lang={foreignName}>
            {partner.name}
          </p>
        )}
        <NotYet lang={lang} />
        <Heading lang={foreign}>
          <SiteLink to={href} covers>
            <TitleWords>{title}</TitleWords>
          </SiteLink>
        </Heading>
        <p className={css.summary} lang={foreign}>
          {summary}
        </p>
      </div>
      {ofPartner && (
        <div className={css.emblem}>
          <Emblem partnerKey={partner.key} />
        </div>
      )}
    </article>
  );
}
