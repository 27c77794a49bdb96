import { useLingui } from '@lingui/react/macro';
import { staffPage } from '#features/staff/index.server.ts';
import { personalHeaders } from '#platform/http/personal-headers.ts';
import { siteOf } from '#platform/http/site-context.ts';
import { sanitiseBody } from '#platform/rich-text/sanitise-body.server.ts';
import { PageHead } from '#shell/page-head.tsx';
import { Button } from '#ui/console/controls/button.tsx';
import { ConsoleHead } from '#ui/console/page/console-head.tsx';
import { PostForm } from '#ui/form/post-form.tsx';
import { Prose } from '#ui/prose.tsx';
import type { Route } from './+types/trial.ts';
import { RichText } from './rich-text.tsx';

export const headers = personalHeaders;

export async function loader({ context, request }: Route.LoaderArgs) {
  const site = siteOf(context);
  await staffPage(request, site, 'see');
  return { locale: site.locale };
}

/** Says what of a text would go out. Nothing is kept. */
export async function action({ context, request }: Route.ActionArgs) {
  await staffPage(request, siteOf(context), 'see');
  const text = (await request.formData()).get('text');
  return { html: sanitiseBody(typeof text === 'string' ? text : '') };
}

/** A sheet to try the editor on: nobody has to learn it in an article. */
export default function TrialSheet({ loaderData: { locale }, actionData }: Route.ComponentProps) {
  const { t } = useLingui();
  const title = t`Try the editor`;
  return (
    <>
      <PageHead title={title} unlisted />
      <ConsoleHead title={title} under={t`What is written here is not kept.`} />
      <PostForm action="/console/trial/">
        <RichText id="text" name="text" label={t`Text`} lang={locale} defaultValue={actionData?.html ?? ''} />
        <p>
          <Button look="main">{t`Show as readers see it`}</Button>
        </p>
      </PostForm>
      {actionData && (
        <section aria-labelledby="shown">
          <h2 id="shown">{t`As readers see it`}</h2>
          <Prose html={actionData.html} lang={locale} />
        </section>
      )}
    </>
  );
}
