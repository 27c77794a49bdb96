import { useLingui } from '@lingui/react/macro';
import { data } from 'react-router';
import { accountsLimits, keptForm, type Member, withinLimit } from '#features/accounts/index.server.ts';
import { KeptNote } from '#features/accounts/ui/kept-note.tsx';
import { readForm } from '#platform/http/body/read-form.server.ts';
import { asUpload, uploadRetryAfter } from '#platform/http/body/uploads.ts';
import { personalHeaders } from '#platform/http/personal-headers.ts';
import { seeOther } from '#platform/http/see-other.ts';
import { type SiteContext, siteOf } from '#platform/http/site-context.ts';
import { useLocale } from '#platform/i18n/use-locale.ts';
import { AccountPage } from '#shell/account/account-page.tsx';
import { SiteLink } from '#shell/link.tsx';
import button from '#ui/button.module.css';
import { Field } from '#ui/form/field.tsx';
import { PostForm } from '#ui/form/post-form.tsx';
import { useAnswer } from '#ui/form/use-answer.ts';
import { attachFile, readAttachments, removeFile } from '../../files/attachments.server.ts';
import { mostAttachments } from '../../files/attachments.ts';
import { mayEdit } from '../../policy.ts';
import { fileMessages } from '../../problem-messages.ts';
import { FileLink } from '../library/file-link.tsx';
import type { Route } from './+types/files.ts';
import { ownProjectOf } from './own-project.server.ts';
import css from './project-form.module.css';

export const headers = personalHeaders;

type Refusal = keyof typeof fileMessages | 'too-often';

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const site = siteOf(context);
  const { member, project } = await ownProjectOf(request, site, params.id);
  const kept = await keptForm(request, site, member);
  return {
    id: project.id,
    kept: kept && { hadFiles: kept.hadFiles },
    canEdit: mayEdit(member.id, project),
    files: await readAttachments(site.db, project.id),
  };
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const site = siteOf(context);
  const { member, project } = await ownProjectOf(request, site, params.id);
  const answer = await asUpload(member.id, () => takeForm(site, member, project.id, request));
  return answer === 'busy' ? busy() : answer;
}

async function takeForm(site: SiteContext, member: Member, projectId: number, request: Request) {
  const { form: sent, isCut } = await readForm(request);
  if (isCut) return refused('too-large', 413);
  const back = () => seeOther(site, `/negotiation/files/${projectId}`);
  const remove = sent.get('remove');
  if (typeof remove === 'string') {
    await removeFile(site, member.id, { projectId, key: remove });
    return back();
  }
  const file = sent.get('file');
  if (!(file instanceof File) || file.size === 0) return refused('no-file', 422);
  const permit = await withinLimit(site, accountsLimits.upload, `member ${member.id}`);
  if (!permit.allowed) {
    return refused('too-often', 429, { 'Retry-After': String(permit.retryAfter) });
  }
  const bytes = new Uint8Array(await file.arrayBuffer());
  const attached = await attachFile(site, member.id, { projectId, name: file.name, bytes });
  if (attached.outcome !== 'refused') return back();
  return attached.refusal === 'busy' ? busy() : refused(attached.refusal, 422);
}

const refused = (refusal: Refusal, status: number, headers: Record<string, string> = {}) =>
  data({ refusal }, { status, headers });

const busy = () => refused('busy', 503, { 'Retry-After': String(uploadRetryAfter) });

/** The files of a project: what there is, and one more. */
export default function FilesPage({ loaderData }: Route.ComponentProps) {
  const { t, i18n } = useLingui();
  const locale = useLocale();
  const { id, kept, canEdit, files } = loaderData;
  const { refusal } = (useAnswer<typeof action>() ?? {}) as { refusal?: Refusal };
  const tooOften = t`Too many requests. Please try again later.`;
  const error = refusal && (refusal === 'too-often' ? tooOften : i18n._(fileMessages[refusal]));
  const action = `/negotiation/files/${id}`;
  return (
    <AccountPage
      part="projects"
      title={t`Files of project no. ${id}`}
      wrong={error ? [{ id: 'file', text: error }] : []}
    >
      {!error && <KeptNote kept={kept} typed={false} />}
      {files.length === 0 ? (
        <p>{t`There are no files yet.`}</p>
      ) : (
        <ul role="list" className={css.rows}>
          {files.map((file) => (
            <li key={file.key}>
              <div className={css.actions}>
                <FileLink file={file} locale={locale} />
                {!file.approved && (
                  <span className={css.state}>
                    {file.returned
                      ? t`Not approved: submit the project again, or remove this file`
                      : t`Awaiting approval`}
                  </span>
                )}
                {canEdit && (
                  <PostForm action={action}>
                    <input type="hidden" name="remove" value={file.key} />
                    <button
                      type="submit"
                      className={button.quiet}
                      aria-label={t`Remove ${file.name}`}
                    >{t`Remove`}</button>
                  </PostForm>
                )}
              </div>
            </li>
          ))}
        </ul>
      )}
      {canEdit && files.length < mostAttachments && (
        <PostForm action={action} files>
          <Field
            id="file"
            label={t`Another file`}
            hint={t`PDF, JPEG, PNG, WebP or AVIF; at most six files of 10 MB each. Files are rewritten without forms, scripts or photo locations.`}
            error={error}
          >
            {(control) => <input {...control} type="file" name="file" accept=".pdf,.jpg,.jpeg,.png,.webp,.avif" />}
          </Field>
          <button type="submit" className={button.primary}>{t`Add file`}</button>
        </PostForm>
      )}
      <SiteLink to={`/negotiation/edit/${id}`}>{t`Back to the project`}</SiteLink>
    </AccountPage>
  );
}
