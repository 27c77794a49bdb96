import { useLingui } from '@lingui/react/macro';
import { data } from 'react-router';
import { staffPage } from '#features/staff/index.server.ts';
import { formOf } from '#platform/http/body/read-form.server.ts';
import { personalHeaders } from '#platform/http/personal-headers.ts';
import { Refusal } from '#platform/http/refusal.ts';
import { seeOther } from '#platform/http/see-other.ts';
import { siteOf } from '#platform/http/site-context.ts';
import { useLocale } from '#platform/i18n/use-locale.ts';
import { SiteLink } from '#shell/link.tsx';
import { PageHead } from '#shell/page-head.tsx';
import { Button } from '#ui/console/controls/button.tsx';
import { ConsoleHead } from '#ui/console/page/console-head.tsx';
import page from '#ui/console/page/page.module.css';
import { PostForm } from '#ui/form/post-form.tsx';
import { useAnswer } from '#ui/form/use-answer.ts';
import { kindPath } from '../../shown/paths.ts';
import { actOnImport } from '../act-on-import.server.ts';
import { importNumber } from '../import-number.ts';
import { gonePath, importPath, sheetsPath } from '../sheet-addresses.ts';
import type { Route } from './+types/one-import.ts';
import { CheckedImport } from './checked-import.tsx';
import { CountWords, ThingLink, WhyNot } from './import-parts.tsx';
import { showImport } from './show-import.server.ts';
import { useImportStates } from './use-import-states.ts';

export const headers = personalHeaders;

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const site = siteOf(context);
  const { staff } = await staffPage(request, site, 'write');
  return showImport(site, staff, importNumber(params.id));
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const site = siteOf(context);
  const { staff } = await staffPage(request, site, 'write');
  const id = importNumber(params.id);
  const acted = await actOnImport(site, staff, id, (await formOf(request)).get('act')).catch(ifGone);
  if (acted.is === 'gone') return seeOther(site, gonePath);
  if (acted.is === 'done') return seeOther(site, importPath(id));
  if (acted.is === 'dropped') return seeOther(site, sheetsPath());
  return data({ refused: acted.refused }, { status: 409 });
}

/** A page of before the file was replaced or given up leads back to where files are handed in. */
function ifGone(error: unknown): { is: 'gone' } {
  if (error instanceof Refusal && error.status === 404) return { is: 'gone' };
  throw error;
}

/** What was found in a sheet, and what became of it. */
export default function OneImport({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const states = useImportStates();
  const answer = useAnswer<typeof action>();
  const { name, kind, state, counts, checked, who } = loaderData;
  const title = name || t`File without a name`;
  const rows = counts.rows.toLocaleString(useLocale());
  return (
    <>
      <PageHead title={title} unlisted />
      <ConsoleHead
        title={title}
        above={<SiteLink to={sheetsPath(kind.name)}>{t`Import items`}</SiteLink>}
        under={
          <>
            {kind.many}
            {' · '}
            {states[state]}
            {' · '}
            {t`Rows: ${rows}`}
            {' · '}
            {t`checked ${checked}, ${who}`}
          </>
        }
      />
      <div className={page.stack}>
        {answer?.refused && <WhyNot refused={answer.refused} />}
        {state === 'checked' ? <CheckedImport {...loaderData} /> : <TakenImport {...loaderData} />}
      </div>
    </>
  );
}

type Shown = Route.ComponentProps['loaderData'];

/** What became of an import, and the way back. */
function TakenImport({ id, kind, counts, taken, undone, isPublished, things }: Shown) {
  const { t } = useLingui();
  return (
    <>
      <p role="status" className={page.done}>
        {isPublished ? t`Imported and published: ${taken ?? ''}` : t`Imported as drafts: ${taken ?? ''}`}
      </p>
      <CountWords {...counts} />
      {undone && <p>{t`Undone by ${undone.by}: ${undone.at}. Everything is as it was before the import.`}</p>}
      {things.length > 0 && (
        <section aria-labelledby="things" className={page.stack}>
          <h2 id="things">{t`Imported items`}</h2>
          <ul role="list" className={page.stack}>
            {things.map((thing) => (
              <li key={thing.to}>
                <ThingLink thing={thing} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <p>
        <SiteLink to={kindPath(kind.name)}>{t`All under “${kind.many}”`}</SiteLink>
      </p>
      {!undone && (
        <PostForm action={importPath(id)}>
          <p>{t`An import can be undone as long as none of its items has been edited, published or used since.`}</p>
          <p>
            <Button look="refuse" name="act" value="undo">{t`Undo this import`}</Button>
          </p>
        </PostForm>
      )}
    </>
  );
}
