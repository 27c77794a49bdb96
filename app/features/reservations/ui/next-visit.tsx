import { useLingui } from '@lingui/react/macro';
import section from '#features/accounts/ui/account-section.module.css';
import { SiteLink } from '#shell/link.tsx';
import button from '#ui/button.module.css';
import { Weave } from '#ui/weave/weave.tsx';
import type { HeldPlaces, NextVisit as Visit } from '../member-overview.server.ts';
import css from './next-visit.module.css';
import { useDayWords } from './use-day-words.ts';

/** A member's next visit, as the stub of its tickets: when, where, and the way to them. */
export function NextVisit({ visit }: { visit: Visit }) {
  const { t } = useLingui();
  const days = useDayWords();
  const { id, date, place, gate, visitors } = visit;
  return (
    <section className={section.section} aria-labelledby="visit">
      <h2 id="visit">{t`Your next visit`}</h2>
      <div className={css.visit}>
        <Weave id={`ticket-${date}`} shape="banner" className={css.stub} />
        <div className={css.words}>
          <p className={css.day}>{days.date(date)}</p>
          <p>{days.hours(visit)}</p>
          <p>{t`${place}, gate ${gate}`}</p>
          <p className={css.visitors}>{days.visitors(visitors)}</p>
          <p className={css.ways}>
            <SiteLink to={`/reservation/tickets/${id}`} className={button.primary}>{t`Tickets`}</SiteLink>
            <SiteLink to={`/reservation/rebook/${id}`} className={button.secondary}>{t`Choose another day`}</SiteLink>
          </p>
        </div>
      </div>
    </section>
  );
}

/** Places that are held for a member: the one thing of an account that does not wait. */
export function Held({ places }: { places: readonly HeldPlaces[] }) {
  const { t } = useLingui();
  const days = useDayWords();
  return (
    <ul role="list" className={css.held}>
      {places.map(({ key, date }) => (
        <li key={key}>
          {t`Places are being held for you`} · {days.date(date)}{' '}
          <SiteLink to={`/reservation/offer/${key}`}>{t`Reserve them`}</SiteLink>
        </li>
      ))}
    </ul>
  );
}
