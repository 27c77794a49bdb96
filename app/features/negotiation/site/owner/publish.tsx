import { useLingui } from '@lingui/react/macro';
import { keptForm, memberOrLogin } from '#features/accounts/index.server.ts';
import { KeptNote } from '#features/accounts/ui/kept-note.tsx';
import { personalHeaders } from '#platform/http/personal-headers.ts';
import { newFormKey } from '#platform/http/request-key.ts';
import { siteOf } from '#platform/http/site-context.ts';
import { AccountPage } from '#shell/account/account-page.tsx';
import { useAnswer } from '#ui/form/use-answer.ts';
import { firstSheet } from '../../owner/first-sheet.server.ts';
import { formChoices, takeForm } from '../../owner/form-page.server.ts';
import { sheetOfKept } from '../../owner/read-sheet.server.ts';
import type { Route } from './+types/publish.ts';
import { ProjectForm, useSheetWrong } from './project-form.tsx';
import { useFormRefusal } from './use-form-refusal.ts';

export const headers = personalHeaders;

export async function loader({ context, request }: Route.LoaderArgs) {
  const site = siteOf(context);
  const member = await memberOrLogin(request, site);
  const kept = await keptForm(request, site, member);
  const sheet = kept ? sheetOfKept(kept, site.locale) : await firstSheet(site, member);
  return { sheet, kept: kept && { hadFiles: kept.hadFiles }, choices: formChoices(site.locale), key: newFormKey() };
}

export async function action({ context, request }: Route.ActionArgs) {
  const site = siteOf(context);
  return takeForm(request, site, await memberOrLogin(request, site));
}

/** A new project. */
export default function PublishPage({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { sheet, kept, choices, key } = loaderData;
  const answer = useAnswer<typeof action>();
  const problems = answer?.problems ?? {};
  const refusal = useFormRefusal(answer?.refusal);
  const wrong = [...refusal, ...useSheetWrong(problems)];
  return (
    <AccountPage part="projects" title={t`Publish a project`} wrong={wrong}>
      {!answer && <KeptNote kept={kept} />}
      <p>{t`Projects are reviewed before they are published. You can save at any time and continue later.`}</p>
      <ProjectForm
        action={answer?.id ? `/negotiation/edit/${answer.id}` : '/negotiation/publish'}
        formKey={answer?.key ?? key}
        sheet={answer?.sheet ?? sheet}
        problems={problems}
        choices={choices}
      />
    </AccountPage>
  );
}
