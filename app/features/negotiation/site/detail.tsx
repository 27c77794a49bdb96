import { useLingui } from '@lingui/react/macro';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { desk } from '#features/about/index.server.ts';
import { siteOf } from '#platform/http/site-context.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { Banner } from '#site/banner.tsx';
import { Breadcrumbs } from '#site/breadcrumbs.tsx';
import { useSectionNames } from '#site/menu/use-section-names.ts';
import type { PageHandle } from '#site/page-handle.ts';
import { PageHead } from '#site/page-head.tsx';
import { Part } from '#site/part.tsx';
import { NotYet } from '#ui/not-yet.tsx';
import { useForeign } from '#ui/use-foreign.ts';
import { Weave } from '#ui/weave/weave.tsx';
import { projectsHref } from '../list-filters.ts';
import { readProjectId } from '../negotiation.ts';
import { presentProject } from '../present.ts';
import { readProject, similarProjects } from '../queries.server.ts';
import { ProjectRows } from '../ui/project-rows.tsx';
import css from './detail.module.css';
import { ProjectFacts } from './project-facts.tsx';
import { ProjectSteps } from './project-steps.tsx';

export const handle = { section: 'negotiation' } satisfies PageHandle;

const similarShown = 4;

/** @throws 404 for a project that does not exist, or that not everybody may see */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const { db, locale } = siteOf(context, 'negotiation', 'about');
  const id = readProjectId(params.id);
  const row = id === undefined ? undefined : await readProject(db, id, locale);
  if (!row) throw data(null, { status: 404 });
  const [similar, projectDesk] = await Promise.all([
    similarProjects(db, row, { locale, limit: similarShown }),
    desk(db, 'project', locale),
  ]);
  return { project: presentProject(row, locale), similar, desk: projectDesk };
}

/** A project: what it is, which partner it looks for, how far it is, whom to ask, and others like it. */
export default function ProjectPage() {
  const { t } = useLingui();
  const { project, similar, desk } = useLoaderData<typeof loader>();
  const { name, lang, owner, introduction, cooperationRequirement, regionName, weave } = project;
  const section = useSectionNames().negotiation;
  const foreign = useForeign(lang);
  const trail = [
    { title: section, to: '/negotiation/' },
    { title: t`Projects`, to: projectsHref() },
    { title: regionName, to: projectsHref({ region: project.region }) },
  ];
  return (
    <>
      <PageHead title={name} description={introduction} />
      <Banner section="negotiation" />
      <article>
        <div className={css.top}>
          <Breadcrumbs trail={trail} />
          <header className={css.head}>
            <Weave id={weave} shape="square" className={css.picture} />
            <div className={css.title}>
              <p className={css.amount}>{project.amount}</p>
              <h1 lang={foreign}>{name}</h1>
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
            <Paragraphs text={introduction} lang={foreign} className={css.introduction} />
            <section className={css.requirement} aria-labelledby="requirement">
              <h2 id="requirement">{t`Partner sought`}</h2>
              <Paragraphs text={cooperationRequirement} lang={foreign} />
            </section>
          </div>
          <ProjectFacts project={project} desk={desk} />
        </div>
      </article>
      {similar.length > 0 && (
        <Part
          id="similar"
          title={t`Similar projects`}
          more={{ to: projectsHref({ industry: project.industry }), label: t`All of this industry` }}
        >
          <ProjectRows projects={similar} />
        </Part>
      )}
    </>
  );
}

interface ParagraphsProps {
  text: string;
  lang: Locale | undefined;
  className?: string | undefined;
}

function Paragraphs({ text, lang, className }: ParagraphsProps) {
  return (
    <div lang={lang} className={className}>
      {text.split(/\n+/).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}
