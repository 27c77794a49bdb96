import { useLingui } from '@lingui/react/macro';
import { data, useLoaderData } from 'react-router';
import { memberOrLogin } from '#features/accounts/index.server.ts';
import { fieldsOf } from '#platform/http/body/form-fields.ts';
import { personalHeaders } from '#platform/http/personal-headers.ts';
import { seeOther } from '#platform/http/see-other.ts';
import { siteOf } from '#platform/http/site-context.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { AccountPage } from '#shell/account/account-page.tsx';
import { SiteLink } from '#shell/link.tsx';
import button from '#ui/button.module.css';
import { PostForm } from '#ui/form/post-form.tsx';
import { useAnswer } from '#ui/form/use-answer.ts';
import { useForeign } from '#ui/use-foreign.ts';
import { cancelCollection } from '../../collection/collect-project.server.ts';
import { readCollection } from '../../collection/collection-page.server.ts';
import { projectsHref } from '../../list-filters.ts';
import { readProjectId } from '../../negotiation.ts';
import { refusalMessages } from '../../refusal-messages.ts';
import { removeSearch } from '../../searches/saved-searches.server.ts';
import { ProjectRow } from '../../ui/project-row.tsx';
import { useSearchWords } from '../../ui/use-search-words.ts';
import { FitWords } from '../owner/fit-words.tsx';
import css from '../owner/project-form.module.css';
import type { Route } from './+types/collection.ts';

export const headers = personalHeaders;

/** What a form of this page, or of a project's, may have done. */
const doings = ['collected', 'cancelled'] as const;

export async function loader({ context, request }: Route.LoaderArgs) {
  const site = siteOf(context);
  const { searchParams } = new URL(request.url);
  const done = doings.find((each) => each === searchParams.get('done'));
  return { ...(await readCollection(site, await memberOrLogin(request, site))), done };
}

export async function action({ context, request }: Route.ActionArgs) {
  const site = siteOf(context);
  const member = await memberOrLogin(request, site);
  const { projectId, search } = await fieldsOf(request, ['projectId', 'search']);
  const id = readProjectId(projectId);
  if (search !== '') {
    await removeSearch(site.db, member.id, search);
    return seeOther(site, '/account/collection');
  }
  const cancelled = id === undefined ? 'missing' : await cancelCollection(site, member.id, id);
  if (cancelled === 'missing') return data({ refusal: 'cancel-failed' as const }, { status: 404 });
  return seeOther(site, '/account/collection?done=cancelled');
}

/** What a member has collected, the searches they have kept, and projects that might fit them. */
export default function CollectionPage({ loaderData }: Route.ComponentProps) {
  const { t, i18n } = useLingui();
  const { collected, gone, fitting, done } = loaderData;
  const answer = useAnswer<typeof action>();
  const refusal = typeof answer === 'object' ? answer.refusal : undefined;
  const doneWords = {
    collected: t`The project is now in your collection.`,
    cancelled: t`The project is no longer in your collection.`,
  };
  const wrong = refusal ? [{ id: 'collected', text: i18n._(refusalMessages[refusal]) }] : [];
  return (
    <AccountPage part="collection" title={t`My collection`} wrong={wrong}>
      {done && !refusal && (
        <p className={css.said} role="status">
          {doneWords[done]}
        </p>
      )}
      <section className={css.section} aria-labelledby="collected">
        <h2 id="collected">{t`Collected projects`}</h2>
        {collected.length + gone.length === 0 ? (
          <>
            <p>{t`Your collection is empty.`}</p>
            <p className={css.actions}>
              <SiteLink to={projectsHref()}>{t`All projects`}</SiteLink>
            </p>
          </>
        ) : (
          <ul role="list" className={css.rows}>
            {collected.map((project) => (
              <li key={project.id}>
                <ProjectRow project={project} />
                <Cancel id={project.id} name={project.name} />
              </li>
            ))}
            {gone.map(({ id, name, lang }) => (
              <li key={id}>
                <Gone name={name} lang={lang} />
                <Cancel id={id} name={name} />
              </li>
            ))}
          </ul>
        )}
      </section>
      <Searches />
      {fitting.length > 0 && (
        <section className={css.section} aria-labelledby="fitting">
          <h2 id="fitting">{t`Projects that might fit you`}</h2>
          <ul role="list" className={css.rows}>
            {fitting.map(({ side, fit }) => (
              <li key={side.id}>
                <ProjectRow project={side} />
                <FitWords fit={fit} seeker="you" offer={side.name} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </AccountPage>
  );
}

/** A project that is no longer open. */
function Gone({ name, lang }: { name: string; lang: Locale }) {
  const { t } = useLingui();
  const foreign = useForeign(lang);
  return (
    <p>
      <b lang={foreign}>{name}</b> · {t`withdrawn by its owner`}
    </p>
  );
}

function Cancel({ id, name }: { id: number; name: string }) {
  const { t } = useLingui();
  return (
    <PostForm action="/account/collection">
      <button
        type="submit"
        name="projectId"
        value={id}
        className={button.quiet}
        aria-label={t`Remove ${name} from my collection`}
      >{t`Remove`}</button>
    </PostForm>
  );
}

function Searches() {
  const { t } = useLingui();
  const { searches } = useLoaderData<typeof loader>();
  const wordsOf = useSearchWords();
  return (
    <section className={css.section} aria-labelledby="searches">
      <h2 id="searches">{t`Saved searches`}</h2>
      {searches.length === 0 ? (
        <p>{t`No saved searches. To save one, use the link below the filters of the project list.`}</p>
      ) : (
        <ul role="list" className={css.rows}>
          {searches.map(({ key, tells, href, named }) => {
            const words = wordsOf(named);
            return (
              <li key={key}>
                <div className={css.actions}>
                  <SiteLink to={href}>{words}</SiteLink>
                  <span className={css.state}>{tells ? t`alerts on` : t`alerts off`}</span>
                  <PostForm action="/account/collection">
                    <button
                      type="submit"
                      name="search"
                      value={key}
                      className={button.quiet}
                      aria-label={t`Remove the search ${words}`}
                    >{t`Remove`}</button>
                  </PostForm>
                </div>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
