import { useLingui } from '@lingui/react/macro';
import type { Desk } from '#features/about/index.server.ts';
import { SiteLink } from '#site/link.tsx';
import { DateText } from '#ui/date-text.tsx';
import { Facts } from '#ui/facts.tsx';
import { useForeign } from '#ui/use-foreign.ts';
import { projectsHref } from '../list-filters.ts';
import type { Project } from '../negotiation.ts';
import { useProjectWords } from '../ui/use-project-words.ts';
import css from './detail.module.css';

interface ProjectFactsProps {
  project: Project;
  /** Who puts people in touch. */
  desk: Desk | undefined;
}

/** What is known of a project, how its owner is reached (masked), and who puts people in touch. */
export function ProjectFacts({ project, desk }: ProjectFactsProps) {
  const { t } = useLingui();
  const { categoryNames } = useProjectWords();
  const { id, category, region, regionName, industry, industryName, publishedOn } = project;
  const lang = useForeign(project.lang);
  return (
    <aside className={css.aside} aria-label={t`Facts and contact`}>
      <Facts
        facts={[
          { name: t`Project no.`, value: id },
          {
            name: t`Category`,
            value: <SiteLink to={projectsHref({ category })}>{categoryNames[category]}</SiteLink>,
          },
          {
            name: t`Country or region`,
            value: region === 'CN' ? regionName : <SiteLink to={`/countries/${region}`}>{regionName}</SiteLink>,
          },
          { name: t`Industry`, value: <SiteLink to={projectsHref({ industry })}>{industryName}</SiteLink> },
          { name: t`Amount`, value: project.amount },
          { name: t`Owner`, value: project.owner, lang },
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
        <p>{t`Members see the contact details in full once they are logged in. The expo’s project desk also puts you in touch: quote project no. ${id}.`}</p>
        {desk ? (
          <DeskText desk={desk} id={id} />
        ) : (
          <SiteLink to="/about/?cursor=contact">{t`Contact the organisers`}</SiteLink>
        )}
      </section>
    </aside>
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
