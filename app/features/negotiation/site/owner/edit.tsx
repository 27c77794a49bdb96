import { useLingui } from '@lingui/react/macro';
import { keptForm } from '#features/accounts/index.server.ts';
import { KeptNote } from '#features/accounts/ui/kept-note.tsx';
import { personalHeaders } from '#platform/http/personal-headers.ts';
import { siteOf } from '#platform/http/site-context.ts';
import { AccountPage } from '#shell/account/account-page.tsx';
import { SiteLink } from '#shell/link.tsx';
import { useAnswer } from '#ui/form/use-answer.ts';
import { isOpenStatus } from '../../negotiation.ts';
import { formChoices, takeForm } from '../../owner/form-page.server.ts';
import { sheetOfKept } from '../../owner/read-sheet.server.ts';
import { mayEdit } from '../../policy.ts';
import { checkSheet } from '../../project/check-sheet.server.ts';
import type { SheetProblems } from '../../project/sheet.ts';
import type { Route } from './+types/edit.ts';
import { OwnLinks } from './own-links.tsx';
import { ownProjectOf } from './own-project.server.ts';
import css from './project-form.module.css';
import { ProjectForm, useSheetWrong } from './project-form.tsx';
import { useFormRefusal } from './use-form-refusal.ts';

export const headers = personalHeaders;

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const site = siteOf(context);
  const { member, project } = await ownProjectOf(request, site, params.id);
  const { searchParams } = new URL(request.url);
  const kept = await keptForm(request, site, member);
  const read = checkSheet(project.sheet, site.locale);
  const problems: SheetProblems = searchParams.has('check') && 'problems' in read ? read.problems : {};
  return {
    id: project.id,
    sheet: kept ? sheetOfKept(kept, site.locale) : project.sheet,
    kept: kept && { hadFiles: kept.hadFiles },
    note: project.note,
    isOpen: isOpenStatus(project.status),
    canEdit: mayEdit(member.id, project),
    saved: searchParams.has('saved'),
    problems,
    choices: formChoices(site.locale),
  };
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const site = siteOf(context);
  const { member, project } = await ownProjectOf(request, site, params.id);
  return takeForm(request, site, member, project.id);
}

/** A project of one's own, to be changed. */
export default function EditPage({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { id, sheet, kept, note, isOpen, canEdit, saved, choices, ...loaded } = loaderData;
  const answer = useAnswer<typeof action>();
  const problems = answer?.problems ?? loaded.problems;
  const refusal = useFormRefusal(answer?.refusal);
  const wrong = [...refusal, ...useSheetWrong(problems)];
  return (
    <AccountPage part="projects" title={t`Project no. ${id}`} wrong={wrong}>
      {!answer && <KeptNote kept={kept} />}
      {saved && !answer && (
        <p className={css.said} role="status">{t`Saved. Only you can see it until you submit it.`}</p>
      )}
      {note && (
        <p className={css.note}>
          <b>{t`Message from the expo:`}</b> {note}
        </p>
      )}
      <OwnLinks id={id} />
      {isOpen && canEdit && <p>{t`The published project stays as it is until your changes have been approved.`}</p>}
      {canEdit ? (
        <ProjectForm
          action={`/negotiation/edit/${id}`}
          sheet={answer?.sheet ?? sheet}
          problems={problems}
          choices={choices}
        />
      ) : (
        <>
          <p>{t`The project is signed: its content can no longer be changed.`}</p>
          <SiteLink to="/account/projects">{t`My projects`}</SiteLink>
        </>
      )}
    </AccountPage>
  );
}
