import { Trans, useLingui } from '@lingui/react/macro';
import { SiteLink } from '#shell/link.tsx';
import css from './country.module.css';

/** How companies, project owners and visitors take part. @param negotiation the outer project library, where there is one */
export function TakePart({ negotiation }: { negotiation: string | undefined }) {
  const { t } = useLingui();
  const ways = [
    {
      to: '/exhibition/?cursor=notice',
      title: t`Exhibit`,
      words: t`What to prepare before you leave and what is allowed in the halls.`,
    },
    {
      to: '/exhibition/?cursor=buyers',
      title: t`Find buyers`,
      words: t`See who is looking for what in the buyer directory.`,
    },
    {
      to: '/forum/',
      title: t`Join the programme`,
      words: t`Forums, matchmaking and seminars, by day and topic.`,
    },
    {
      to: '/negotiation/',
      outer: negotiation,
      title: t`Propose a project`,
      words: t`Trade, investment or engineering: browse the project library or submit your own.`,
    },
    {
      to: '/reservation/',
      title: t`Visit`,
      words: t`Entry on public days is free. Reserve your day and bring the identity document you entered.`,
    },
    {
      to: '/about/?cursor=contact',
      title: t`Ask us`,
      words: t`By phone or e-mail, in Chinese, English or French.`,
    },
  ];
  return (
    <section className={css.takePart}>
      <h2>
        <Trans>How to take part</Trans>
      </h2>
      <ul role="list" className={css.ways}>
        {ways.map(({ to, outer, title, words }) => (
          <li key={to}>
            {outer ? <a href={outer}>{title}</a> : <SiteLink to={to}>{title}</SiteLink>}
            <p>{words}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
