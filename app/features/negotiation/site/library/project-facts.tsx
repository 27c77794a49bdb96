import { useLingui } from '@lingui/react/macro';
import type { Desk } from '#features/about/index.server.ts';
import { SiteLink } from '#shell/link.tsx';
import { DateText } from '#ui/dates/date-text.tsx';
import { Facts } from '#ui/facts.tsx';
import { useForeign } from '#ui/use-foreign.ts';
import { projectsHref } from '../../list-filters.ts';
import type { ProjectMoney } from '../../money/project-money.server.ts';
import type { Project } from '../../negotiation.ts';
import { useProjectWords } from '../../ui/use-project-words.ts';
import css from './detail.module.css';

interface ProjectFactsProps {
  project: Project;
  money?: ProjectMoney | undefined;
  /** The company of the member whose project it is. */
  publisher?: string | undefined;
  /** Who puts people in touch. */
  desk: Desk | undefined;
}

/** What is known of a project, how its owner is reached (masked), and who puts people in touch. */
export function ProjectFacts({ project, desk, money, publisher }: ProjectFactsProps) {
  const { t } = useLingui();
  const { categoryName } = useProjectWords();
  const { id, category, region, regionName, industry, industryName, publishedOn } = project;
  const lang = useForeign(project.lang);
  return (
    <aside className={css.aside} aria-label={t`Key facts and contact`}>
      <Facts
        facts={[
          { name: t`Project no.`, value: id },
          {
            name: t`Category`,
            value: <SiteLink to={projectsHref({ category })}>{categoryName(category)}</SiteLink>,
          },
          {
            name: t`Country or region`,
            value: region === 'CN' ? regionName : <SiteLink to={`/countries/${region}`}>{regionName}</SiteLink>,
          },
          { name: t`Industry`, value: <SiteLink to={projectsHref({ industry })}>{industryName}</SiteLink> },
          { name: t`Amount`, value: project.amount },
          { name: t`In other currencies`, value: money && <Money money={money} /> },
          { name: t`Owner`, value: project.owner, lang },
          // A name as its owner wrote it: of no language that is known.
          { name: t`Published by`, value: publisher && <span lang="">{publisher}</span> },
          { name: t`Published on`, value: <DateText iso={publishedOn} /> },
        ]}
      />
      <section className={css.contact} aria-labelledby="contact">
        <h2 id="contact">{t`Contact details`}</h2>
        <Facts
          facts={[
            { name: t`Contact person`, value: project.contactPerson, lang },
            { name: t`Phone`, value: project.phone },
            { name: t`Contact address`, value: project.contact },
          ]}
        />
        <SiteLink to={`/negotiation/contact/${id}`}>{t`Log in to see the contact details`}</SiteLink>
        <p>{t`Members see the full contact details once logged in. The expo’s project desk can also put you in touch: quote project no. ${id}.`}</p>
        {desk ? (
          <DeskText desk={desk} id={id} />
        ) : (
          <SiteLink to="/about/?cursor=contact">{t`Contact the organisers`}</SiteLink>
        )}
      </section>
    </aside>
  );
}

/** The amount in other money, by which rates. */
function Money({ money: { amounts, asOf, isSample, isStale } }: { money: ProjectMoney }) {
  const { t } = useLingui();
  return (
    <div className={css.money}>
      {amounts.map((amount) => (
        <span key={amount}>{amount}</span>
      ))}
      <small>
        <SiteLink to="/finance/">{t`At the expo’s exchange rates of`}</SiteLink> <DateText iso={asOf} time />{' '}
        {t`(Beijing time)`}
        {isSample && <> · {t`sample rates, not for real transactions`}</>}
        {isStale && <> · {t`no longer up to date`}</>}
      </small>
    </div>
  );
}

function DeskText({ desk, id }: { desk: Desk; id: number }) {
  const { t } = useLingui();
  const lang = useForeign(desk.lang);
  const subject = encodeURIComponent(t`Project no. ${id}`);
  return (
    <Facts
      facts={[
        { name: t`Desk`, value: desk.name, lang },
        { name: t`Phone`, value: <a href={`tel:${desk.phone.replaceAll(/[^+\d]/g, '')}`}>{desk.phone}</a> },
        { name: t`E-mail`, value: <a href={`mailto:${desk.email}?subject=${subject}`}>{desk.email}</a> },
      ]}
    />
  );
}
