import { SiteLink } from '#shell/link.tsx';
import row from '#ui/card-row.module.css';
import { FoundIn } from '#ui/found-in.tsx';
import { NotYet } from '#ui/not-yet.tsx';
import { TitleWords } from '#ui/titles/title-words.tsx';
import { useForeign } from '#ui/use-foreign.ts';
import { Weave } from '#ui/weave/weave.tsx';
import type { ProjectCard } from '../negotiation.ts';
import css from './project-row.module.css';
import { useProjectWords } from './use-project-words.ts';

interface ProjectRowProps {
  project: ProjectCard;
  headingLevel?: 2 | 3 | 4;
}

/** A project as a row of a list: its weave, where and what it is, who offers it, what it comes to, how far it is. */
export function ProjectRow({ project, headingLevel = 3 }: ProjectRowProps) {
  const { categoryName, statusName } = useProjectWords();
  const foreign = useForeign(project.lang);
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={`${row.row} ${css.project}`}>
      <Weave id={project.weave} shape="square" className={row.picture} />
      <div className={row.words}>
        <p className={row.meta}>
          {project.regionName}{' '}
          <span>
            · {categoryName(project.category)} · {project.industryName}
          </span>
        </p>
        <Heading className={row.name} lang={foreign}>
          <SiteLink to={project.href} covers>
            <TitleWords>{project.name}</TitleWords>
          </SiteLink>
        </Heading>
        <p className={css.owner} lang={foreign}>
          {project.owner}
        </p>
        <NotYet lang={project.lang} />
        <FoundIn lang={project.foundIn} />
      </div>
      <p className={css.figures}>
        <b>{project.amount}</b> <span className={css[project.status]}>{statusName(project.status)}</span>
      </p>
    </article>
  );
}
