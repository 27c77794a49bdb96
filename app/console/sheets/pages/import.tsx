import { useLingui } from '@lingui/react/macro';
import { data } from 'react-router';
import { staffPage } from '#features/staff/index.server.ts';
import { uploadRetryAfter } from '#platform/http/body/uploads.ts';
import { personalHeaders } from '#platform/http/personal-headers.ts';
import { seeOther } from '#platform/http/see-other.ts';
import { siteOf } from '#platform/http/site-context.ts';
import { i18nFor } from '#platform/i18n/catalogues.server.ts';
import { useLocale } from '#platform/i18n/use-locale.ts';
import { SiteLink } from '#shell/link.tsx';
import { PageHead } from '#shell/page-head.tsx';
import { Button, ButtonLink } from '#ui/console/controls/button.tsx';
import { Field } from '#ui/console/controls/field.tsx';
import { List } from '#ui/console/list/list.tsx';
import { Cell, Row } from '#ui/console/list/row.tsx';
import { ConsoleHead } from '#ui/console/page/console-head.tsx';
import page from '#ui/console/page/page.module.css';
import { Who } from '#ui/console/people/who.tsx';
import { PostForm } from '#ui/form/post-form.tsx';
import { kindOrRefuse } from '../../content/kinds.server.ts';
import { whyGone } from '../act-on-import.server.ts';
import { type Received, receiveSheet } from '../receive.server.ts';
import { importPath, sheetsPath, templatePath } from '../sheet-addresses.ts';
import type { Route } from './+types/import.ts';
import css from './import.module.css';
import { WhyNot } from './import-parts.tsx';
import { showSheets } from './show-sheets.server.ts';
import { useImportStates } from './use-import-states.ts';

export const headers = personalHeaders;

const chosenIn = (request: Request) => new URL(request.url).searchParams.get('kind');

export async function loader({ context, request }: Route.LoaderArgs) {
  const site = siteOf(context);
  const { staff } = await staffPage(request, site, 'write');
  const gone = new URL(request.url).searchParams.has('gone') ? await whyGone(site) : undefined;
  return { ...(await showSheets(site, staff, chosenIn(request))), gone };
}

export async function action({ context, request }: Route.ActionArgs) {
  const site = siteOf(context);
  const { staff } = await staffPage(request, site, 'write');
  const received = await receiveSheet(site, staff, kindOrRefuse(chosenIn(request) ?? undefined), request);
  if (received.is === 'checked') return seeOther(site, importPath(received.id));
  return data({ refused: i18nFor(site.locale)._(received.words) }, answerTo(received));
}

function answerTo({ why }: Extract<Received, { is: 'no' }>) {
  if (why === 'busy') return { status: 503, headers: { 'Retry-After': String(uploadRetryAfter) } };
  return { status: why === 'bytes' ? 413 : 422 };
}

/** Sheets come in by kind: first it is chosen, then there is its template, and a place to hand one in. */
export default function ImportSheets({
  loaderData: { groups, kind, imports, gone },
  actionData,
}: Route.ComponentProps) {
  const { t } = useLingui();
  const title = t`Import items`;
  return (
    <>
      <PageHead title={title} unlisted />
      <ConsoleHead
        title={title}
        above={
          <>
            <SiteLink to="/console/content/">{t`Content`}</SiteLink>
            {kind && (
              <>
                {' › '}
                <SiteLink to={sheetsPath()}>{t`All content types`}</SiteLink>
              </>
            )}
          </>
        }
        under={t`From CSV files and Excel workbooks. Nothing is imported before you have seen what would change.`}
      />
      <div className={page.stack}>
        {gone && <WhyNot refused={gone} />}
        {kind ? <HandIn kind={kind} refused={actionData?.refused} /> : <ChooseKind groups={groups} />}
        {imports.length > 0 && <Earlier imports={imports} />}
      </div>
    </>
  );
}

type Shown = Route.ComponentProps['loaderData'];

/** Every kind of which sheets may be handed in, with its templates at hand. */
function ChooseKind({ groups }: Pick<Shown, 'groups'>) {
  const { t } = useLingui();
  return (
    <>
      <p>{t`Choose what the file holds. A template has all columns of its type.`}</p>
      <div className={page.columns}>
        {groups.map(({ title, kinds }, at) => (
          <section key={title} aria-labelledby={`group-${at}`}>
            <h2 id={`group-${at}`} className={css.group}>
              {title}
            </h2>
            <ul role="list">
              {kinds.map(({ name, many }) => (
                <li key={name} className={css.kind}>
                  <SiteLink to={sheetsPath(name)}>{many}</SiteLink>
                  <SiteLink to={templatePath(name, 'xlsx')} download aria-label={t`Template for Excel: ${many}`}>
                    Excel
                  </SiteLink>
                  <SiteLink to={templatePath(name, 'csv')} download aria-label={t`Template as CSV: ${many}`}>
                    CSV
                  </SiteLink>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}

function HandIn({ kind, refused }: { kind: NonNullable<Shown['kind']>; refused: string | undefined }) {
  const { t } = useLingui();
  return (
    <section aria-labelledby="hand-in" className={page.stack}>
      <h2 id="hand-in">{kind.many}</h2>
      <p>{t`The template has all columns, and a second sheet that explains them. Columns are found by their names in any language; leave out those you do not need.`}</p>
      <p className={page.line}>
        <ButtonLink to={templatePath(kind.name, 'xlsx')} download>{t`Template for Excel`}</ButtonLink>
        <ButtonLink to={templatePath(kind.name, 'csv')} download>{t`Template as CSV`}</ButtonLink>
      </p>
      <PostForm action={sheetsPath(kind.name)} files>
        <div className={page.line}>
          <Field
            id="file"
            label={t`CSV file or Excel workbook (.xlsx)`}
            hint={t`Up to 40 MB and 50,000 rows. Of a workbook the first sheet is read.`}
            error={refused}
          >
            {(control) => <input {...control} type="file" name="file" accept=".csv,.tsv,.txt,.xlsx,text/csv" />}
          </Field>
          <Button look="main">{t`Check the file`}</Button>
        </div>
      </PostForm>
    </section>
  );
}

function Earlier({ imports }: Pick<Shown, 'imports'>) {
  const { t } = useLingui();
  return (
    <section aria-labelledby="earlier" className={page.stack}>
      <h2 id="earlier">{t`Imports`}</h2>
      <List
        caption={t`Imports, newest first`}
        columns={[
          { name: t`File` },
          { name: t`Content` },
          { name: t`Result` },
          { name: t`Checked by` },
          { name: t`When` },
        ]}
      >
        {imports.map(({ id, name, many, by, when, ...result }) => (
          <Row key={id}>
            <Cell>
              <SiteLink to={importPath(id)}>{name || t`File without a name`}</SiteLink>
            </Cell>
            <Cell>{many}</Cell>
            <Cell>
              <ResultWords {...result} />
            </Cell>
            <Cell>
              <Who id={by.face}>{by.name}</Who>
            </Cell>
            <Cell>{when}</Cell>
          </Row>
        ))}
      </List>
    </section>
  );
}

function ResultWords(result: Pick<Shown['imports'][number], 'state' | 'faults' | 'made' | 'changed'>) {
  const { t } = useLingui();
  const states = useImportStates();
  const locale = useLocale();
  const faults = result.faults.toLocaleString(locale);
  const [made, changed] = [result.made.toLocaleString(locale), result.changed.toLocaleString(locale)];
  return (
    <>
      {states[result.state]}
      {' · '}
      {result.faults > 0 ? t`Errors: ${faults}` : t`New: ${made}, changed: ${changed}`}
    </>
  );
}
