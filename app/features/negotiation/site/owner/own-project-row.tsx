import { useLingui } from '@lingui/react/macro';
import { SiteLink } from '#shell/link.tsx';
import button from '#ui/button.module.css';
import { PostForm } from '#ui/form/post-form.tsx';
import { useForeign } from '#ui/use-foreign.ts';
import { type ProjectStatus, projectHref } from '../../negotiation.ts';
import type { OwnCard } from '../../owner/present-own.server.ts';
import { useProjectWords } from '../../ui/use-project-words.ts';
import { OwnLinks } from './own-links.tsx';
import css from './project-form.module.css';

/** A project of one's own: its state, what was written of it, and what can be done. */
export function OwnProjectRow({ project }: { project: OwnCard }) {
  const { t } = useLingui();
  const { statusName } = useProjectWords();
  const { id, lang, status, amount, changes, note, isOpen, canEdit, canDelete, moves } = project;
  const foreign = useForeign(lang);
  const name = project.name || t`Project no. ${id}`;
  return (
    <>
      <h2 lang={project.name ? foreign : undefined}>
        {isOpen ? <SiteLink to={projectHref(id)}>{name}</SiteLink> : name}
      </h2>
      <p className={css.state}>
        {statusName(status)}
        {amount && <> · {amount}</>}
        {changes === 'begun' && <> · {t`changes not submitted yet`}</>}
        {changes === 'waiting' && <> · {t`changes awaiting approval`}</>}
      </p>
      {note && (
        <p className={css.note}>
          <b>{t`Message from the expo:`}</b> {note}
        </p>
      )}
      <OwnLinks id={id} />
      <div className={css.actions}>
        {canEdit && (
          <SiteLink to={`/negotiation/edit/${id}`} className={button.secondary}>
            {status === 'draft' ? t`Continue writing` : t`Change`}
          </SiteLink>
        )}
        {moves.map((to) => (
          <Move key={to} id={id} name={name} from={status} to={to} />
        ))}
        {canDelete && <SiteLink to={`/account/projects?delete=${id}`}>{t`Delete draft`}</SiteLink>}
      </div>
    </>
  );
}

function Move({ id, name, from, to }: { id: number; name: string; from: ProjectStatus; to: ProjectStatus }) {
  const { t } = useLingui();
  const words: Record<ProjectStatus, string> = {
    draft: t`Withdraw submission`,
    submitted: from === 'withdrawn' ? t`Publish again` : t`Submit`,
    published: t`Reopen to partners`,
    negotiating: from === 'signed' ? t`Return to negotiation` : t`Mark as in negotiation`,
    signed: t`Mark as signed`,
    fulfilled: t`Mark as fulfilled`,
    withdrawn: t`Withdraw project`,
  };
  const label = words[to];
  return (
    <PostForm action="/account/projects">
      <input type="hidden" name="projectId" value={id} />
      <button type="submit" name="to" value={to} className={button.quiet} aria-label={t`${label}: ${name}`}>
        {label}
      </button>
    </PostForm>
  );
}

/** Asks before a draft goes for good. */
export function DeleteDraft({ project: { id, name } }: { project: OwnCard }) {
  const { t } = useLingui();
  return (
    <section className={css.said} aria-labelledby="delete">
      <h2 id="delete">{t`Permanently delete the draft “${name || id}”?`}</h2>
      <div className={css.actions}>
        <PostForm action="/account/projects">
          <input type="hidden" name="projectId" value={id} />
          <button type="submit" name="to" value="deleted" className={button.primary}>{t`Yes, delete`}</button>
        </PostForm>
        <SiteLink to="/account/projects">{t`No, keep the draft`}</SiteLink>
      </div>
    </section>
  );
}
