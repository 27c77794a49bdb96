import { useLingui } from '@lingui/react/macro';
import { staffPage } from '#features/staff/index.server.ts';
import { formOf } from '#platform/http/body/read-form.server.ts';
import { personalHeaders } from '#platform/http/personal-headers.ts';
import { Refusal } from '#platform/http/refusal.ts';
import { siteOf } from '#platform/http/site-context.ts';
import { PageHead } from '#shell/page-head.tsx';
import { Button } from '#ui/console/controls/button.tsx';
import { List } from '#ui/console/list/list.tsx';
import { Cell, Row, TitleCell } from '#ui/console/list/row.tsx';
import { ConsoleHead } from '#ui/console/page/console-head.tsx';
import { Empty } from '#ui/console/page/empty.tsx';
import { Note } from '#ui/console/page/note.tsx';
import { PostForm } from '#ui/form/post-form.tsx';
import { useLanguageNames } from '#ui/use-language-names.ts';
import { threadPath } from '../shown/paths.ts';
import type { Route } from './+types/links.ts';
import { leadLinksOn, oldLinks } from './old-links.server.ts';

export const headers = personalHeaders;

/** `?thing=` is the one whose address has changed. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const site = siteOf(context);
  await staffPage(request, site, 'translate');
  const thing = thingIn(request);
  const own = thing === undefined ? '/console/links/' : `/console/links/?thing=${thing}`;
  return { links: await oldLinks(site.db, thing), own };
}

/** Leads the links on: each text gets a revision, which goes out as any other. */
export async function action({ context, request }: Route.ActionArgs) {
  const site = siteOf(context);
  const { staff } = await staffPage(request, site, 'translate');
  await formOf(request);
  return leadLinksOn(site, staff, await oldLinks(site.db, thingIn(request)));
}

function thingIn(request: Request): number | undefined {
  const asked = new URL(request.url).searchParams.get('thing');
  if (asked === null) return undefined;
  if (!/^\d{1,15}$/.test(asked)) throw new Refusal(404);
  return Number(asked);
}

/** Published texts that lead to addresses which pages no longer have. */
export default function OldLinks({ loaderData: { links, own }, actionData }: Route.ComponentProps) {
  const { t } = useLingui();
  const languages = useLanguageNames();
  const title = t`Outdated links`;
  return (
    <>
      <PageHead title={title} unlisted />
      <ConsoleHead title={title} />
      {actionData && (
        <Note title={t`Texts with updated links: ${actionData.rewritten}`}>
          <p>{t`They stay drafts until someone publishes them.`}</p>
          {actionData.left > 0 && (
            <p>{t`Texts you cannot edit, or that someone else was editing: ${actionData.left}`}</p>
          )}
        </Note>
      )}
      {links.length === 0 ? (
        <Empty id="links" title={t`All links are up to date`}>
          <p>{t`When a page’s address changes, the texts that link to it are listed here.`}</p>
        </Empty>
      ) : (
        <>
          <List
            caption={title}
            columns={[{ name: t`Content` }, { name: t`Language` }, { name: t`Old address` }, { name: t`New address` }]}
          >
            {links.map(({ thingId, kind, locale, title: text, from, to }) => (
              <Row key={`${thingId} ${locale} ${from}`}>
                <TitleCell title={text} lang={locale} to={threadPath(kind, thingId, locale)} wraps />
                <Cell>{languages[locale]}</Cell>
                <Cell>{from}</Cell>
                <Cell>{to}</Cell>
              </Row>
            ))}
          </List>
          <PostForm action={own}>
            <p>
              <Button look="main">{t`Update links`}</Button>
            </p>
          </PostForm>
        </>
      )}
    </>
  );
}
