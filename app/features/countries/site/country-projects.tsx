import { useLingui } from '@lingui/react/macro';
import type { SomeProjects } from '#features/negotiation/index.server.ts';
import { ProjectRow } from '#features/negotiation/ui/project-row.tsx';
import { Part } from '#shell/part.tsx';
import css from './country-parts.module.css';

/** Projects in the country that look for a partner. */
export function CountryProjects({ name, projects }: { name: string; projects: SomeProjects }) {
  const { t } = useLingui();
  if (projects.total === 0) return null;
  return (
    <Part
      id="projects"
      title={t`Projects in ${name}`}
      more={{ to: projects.href, label: t`All projects: ${projects.total}` }}
    >
      <ul role="list" className={css.list}>
        {projects.projects.map((project) => (
          <li key={project.id}>
            <ProjectRow project={project} />
          </li>
        ))}
      </ul>
    </Part>
  );
}
