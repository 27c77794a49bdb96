import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { paragraphsOf } from '#platform/i18n/paragraphs.ts';
import { NotYet } from '#ui/not-yet.tsx';
import { Paragraphs } from '#ui/paragraphs.tsx';
import { TitleWords } from '#ui/titles/title-words.tsx';
import { useForeign } from '#ui/use-foreign.ts';
import { Weave } from '#ui/weave/weave.tsx';
import type { Project } from '../../negotiation.ts';
import css from './detail.module.css';
import { ProjectSteps } from './project-steps.tsx';

interface ProjectArticleProps {
  project: Project;
  /** Above its name: where one is. */
  trail?: ReactNode;
  /** Beside its texts: facts, contact. */
  facts: ReactNode;
  /** Below its texts. */
  children?: ReactNode;
  /** On a page that has a title of its own. */
  headingLevel?: 1 | 2;
}

/** A project: what it is, how far it is, which partner it looks for. */
export function ProjectArticle({ project, trail, facts, children, headingLevel = 1 }: ProjectArticleProps) {
  const { t } = useLingui();
  const { name, lang, owner, introduction, cooperationRequirement, weave } = project;
  const foreign = useForeign(lang);
  const Heading = `h${headingLevel}` as const;
  return (
    <article>
      <div className={css.top}>
        {trail}
        <header className={css.head}>
          <Weave id={weave} shape="square" className={css.picture} />
          <div className={css.title}>
            <p className={css.amount}>{project.amount}</p>
            <Heading lang={foreign}>
              <TitleWords>{name}</TitleWords>
            </Heading>
            <p className={css.owner} lang={foreign}>
              {owner}
            </p>
            <NotYet lang={lang} />
          </div>
        </header>
        <ProjectSteps status={project.status} />
      </div>
      <div className={css.columns}>
        <div className={css.words}>
          <div lang={foreign} className={css.introduction}>
            <Paragraphs paragraphs={paragraphsOf(introduction)} />
          </div>
          <section className={css.requirement} aria-labelledby="requirement">
            <h2 id="requirement">{t`Partner sought`}</h2>
            <div lang={foreign}>
              <Paragraphs paragraphs={paragraphsOf(cooperationRequirement)} />
            </div>
          </section>
          {children}
        </div>
        {facts}
      </div>
    </article>
  );
}
