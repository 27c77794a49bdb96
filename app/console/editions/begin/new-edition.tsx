import { useLingui } from '@lingui/react/macro';
import { data } from 'react-router';
import { staffPage } from '#features/staff/index.server.ts';
import { formOf } from '#platform/http/body/read-form.server.ts';
import { personalHeaders } from '#platform/http/personal-headers.ts';
import { siteOf } from '#platform/http/site-context.ts';
import { SiteLink } from '#shell/link.tsx';
import { PageHead } from '#shell/page-head.tsx';
import { ButtonLink } from '#ui/console/controls/button.tsx';
import { ConsoleHead } from '#ui/console/page/console-head.tsx';
import { Empty } from '#ui/console/page/empty.tsx';
import page from '#ui/console/page/page.module.css';
import { Beside, Panel } from '#ui/console/page/panel.tsx';
import { ErrorSummary, wrongOf } from '#ui/form/error-summary.tsx';
import { useAnswer } from '#ui/form/use-answer.ts';
import { editionsPath } from '../edition-address.ts';
import type { Route } from './+types/new-edition.ts';
import { NewEditionFields } from './new-edition-fields.tsx';
import { readNewEdition, type NewEditionPage as Shown } from './read-new-edition.server.ts';
import { takeNewEdition } from './take-new-edition.server.ts';

export const headers = personalHeaders;

export async function loader({ context, request }: Route.LoaderArgs) {
  const site = siteOf(context);
  await staffPage(request, site, 'write');
  return { shown: await readNewEdition(site) };
}

export async function action({ context, request }: Route.ActionArgs) {
  const site = siteOf(context);
  const { staff } = await staffPage(request, site, 'write');
  const answer = await takeNewEdition(site, staff, await formOf(request));
  return answer instanceof Response ? answer : data(answer, { status: 422 });
}

/** A new edition, from the last one: what is said of it, what is copied, and what is not. */
export default function NewEditionPage({ loaderData: { shown } }: Route.ComponentProps) {
  const { t } = useLingui();
  const answer = useAnswer<typeof action>();
  const errors: Record<string, string | undefined> = answer?.errors ?? {};
  const wrong = wrongOf(errors);
  const title = t`New edition`;
  return (
    <>
      <PageHead title={wrong.length > 0 ? t`Error: ${title}` : title} unlisted />
      <ConsoleHead
        title={title}
        above={<SiteLink to={editionsPath()}>{t`Editions and takeover`}</SiteLink>}
        under={t`Visitors see nothing of it until it takes over.`}
      />
      <ErrorSummary wrong={wrong} />
      {shown ? (
        <Beside label={t`What happens with the rest`} aside={<NotCopied {...shown} />}>
          <NewEditionFields {...shown} form={answer?.typed ?? shown.form} errors={errors} />
        </Beside>
      ) : (
        <Empty id="new-edition" title={t`There is no current edition yet`}>
          <p>{t`The first edition is written under Content. Later ones begin here.`}</p>
          <ButtonLink to="/console/content/edition/new">{t`Write the first edition`}</ButtonLink>
        </Empty>
      )}
    </>
  );
}

/** What is not copied, and why nothing is lost by it. */
function NotCopied({ stays }: Pick<Shown, 'stays'>) {
  const { t } = useLingui();
  return (
    <>
      <Panel title={t`Stays as it is`}>
        <p className={page.small}>{t`These belong to the expo, not to one edition. Check whether they still apply:`}</p>
        <ul role="list" className={page.stack}>
          {stays.map(({ name, to }) => (
            <li key={to}>
              <SiteLink to={to}>{name}</SiteLink>
            </li>
          ))}
        </ul>
      </Panel>
      <Panel title={t`Is not copied`}>
        <ul className={page.small}>
          <li>{t`Figures, guest countries, summary and text: they are the last edition’s and stay on its page.`}</li>
          <li>{t`Exhibitors and buyers: who comes again is given a stand on the new plan.`}</li>
          <li>{t`Agendas, speakers and bookings of events.`}</li>
          <li>{t`Reservations and waiting lists.`}</li>
          <li>{t`News and notices.`}</li>
        </ul>
      </Panel>
    </>
  );
}
