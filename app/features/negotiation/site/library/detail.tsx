import { useLingui } from '@lingui/react/macro';
import { Refusal } from '#platform/http/refusal.ts';
import { siteOf } from '#platform/http/site-context.ts';
import { useLocale } from '#platform/i18n/use-locale.ts';
import { Banner } from '#shell/banner.tsx';
import { Breadcrumbs } from '#shell/breadcrumbs.tsx';
import { SiteLink } from '#shell/link.tsx';
import type { PageHandle } from '#shell/page-handle.ts';
import { PageHead } from '#shell/page-head.tsx';
import { Part } from '#shell/part.tsx';
import { useSectionNames } from '#shell/sections/use-section-names.ts';
import button from '#ui/button.module.css';
import { DateText } from '#ui/dates/date-text.tsx';
import type { Attachment } from '../../files/attachments.ts';
import { readDetailPage } from '../../library/detail-page.server.ts';
import type { HistoryStep } from '../../library/history.server.ts';
import { projectsHref } from '../../list-filters.ts';
import { readProjectId } from '../../negotiation.ts';
import { ProjectRows } from '../../ui/project-rows.tsx';
import { useCollected } from '../../ui/use-collected.ts';
import { useProjectWords } from '../../ui/use-project-words.ts';
import type { Route } from './+types/detail.ts';
import css from './detail.module.css';
import { FileLink } from './file-link.tsx';
import { ProjectArticle } from './project-article.tsx';
import { ProjectFacts } from './project-facts.tsx';

export const handle = { section: 'negotiation' } satisfies PageHandle;

/** @throws 404 for a project that does not exist, or that not everybody may see */
export async function loader({ context, params }: Route.LoaderArgs) {
  const site = siteOf(context, 'negotiation', 'about', 'finance');
  const id = readProjectId(params.id);
  const page = id === undefined ? undefined : await readDetailPage(site, id);
  if (!page) throw new Refusal(404);
  return page;
}

/** A project: what it is, which partner it looks for, how far it is, whom to ask, and others like it. */
export default function ProjectPage({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { project, similar, desk, history, files, money, publisher } = loaderData;
  const section = useSectionNames().negotiation;
  const collected = useCollected(project.id);
  const trail = [
    { title: section, to: '/negotiation/' },
    { title: t`Projects`, to: projectsHref() },
    { title: project.regionName, to: projectsHref({ region: project.region }) },
  ];
  return (
    <>
      <PageHead title={project.name} description={project.introduction} />
      <Banner section="negotiation" />
      <ProjectArticle
        project={project}
        trail={<Breadcrumbs trail={trail} />}
        facts={<ProjectFacts project={project} desk={desk} money={money} publisher={publisher} />}
      >
        <p className={css.doors}>
          <SiteLink
            to={`/negotiation/talk/start?project=${project.id}`}
            className={button.primary}
          >{t`Negotiate`}</SiteLink>
          <SiteLink to={`/negotiation/collect/${project.id}`} className={button.secondary}>
            {collected ? t`In your collection` : t`Add to collection`}
          </SiteLink>
        </p>
        <Files files={files} />
        <History steps={history} />
      </ProjectArticle>
      {similar.length > 0 && (
        <Part
          id="similar"
          title={t`Similar projects`}
          more={{ to: projectsHref({ industry: project.industry }), label: t`All in this industry` }}
        >
          <ProjectRows projects={similar} />
        </Part>
      )}
    </>
  );
}

function Files({ files }: { files: Attachment[] }) {
  const { t } = useLingui();
  const locale = useLocale();
  if (files.length === 0) return null;
  return (
    <section aria-labelledby="files" className={css.part}>
      <h2 id="files">{t`Files`}</h2>
      <ul role="list">
        {files.map((file) => (
          <li key={file.key}>
            <FileLink file={file} locale={locale} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function History({ steps }: { steps: HistoryStep[] }) {
  const { t } = useLingui();
  const { statusName } = useProjectWords();
  if (steps.length === 0) return null;
  return (
    <section aria-labelledby="history" className={css.part}>
      <h2 id="history">{t`History`}</h2>
      <ol role="list">
        {steps.map(({ at, to, isChange }) => (
          <li key={`${at} ${to}`}>
            <DateText iso={at} /> <span>{isChange ? t`Changed` : statusName(to)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
