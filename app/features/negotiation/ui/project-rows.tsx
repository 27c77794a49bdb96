import css from '#ui/filters/results.module.css';
import type { ProjectCard } from '../negotiation.ts';
import { ProjectRow } from './project-row.tsx';

/** Projects one below the other. */
export function ProjectRows({ projects }: { projects: ProjectCard[] }) {
  return (
    <ul role="list" className={css.rows}>
      {projects.map((project) => (
        <li key={project.id}>
          <ProjectRow project={project} />
        </li>
      ))}
    </ul>
  );
}
