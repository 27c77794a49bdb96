import { useLingui } from '@lingui/react/macro';
import { staffPage } from '#features/staff/index.server.ts';
import { inboxHref } from '#platform/feature/inbox.ts';
import { personalHeaders } from '#platform/http/personal-headers.ts';
import { siteOf } from '#platform/http/site-context.ts';
import { SiteLink } from '#shell/link.tsx';
import { PageHead } from '#shell/page-head.tsx';
import { Button, ButtonLink } from '#ui/console/controls/button.tsx';
import { ConsoleForm } from '#ui/console/controls/console-form.tsx';
import { SelectField } from '#ui/console/controls/field.tsx';
import { List } from '#ui/console/list/list.tsx';
import { Cell, Row, TitleCell } from '#ui/console/list/row.tsx';
import { ConsoleHead } from '#ui/console/page/console-head.tsx';
import { Note } from '#ui/console/page/note.tsx';
import page from '#ui/console/page/page.module.css';
import { Panel } from '#ui/console/page/panel.tsx';
import { useAnswer } from '#ui/form/use-answer.ts';
import { kindPath, threadPath } from '../../shown/paths.ts';
import { companiesPath, companyPath, pairPath } from '../company-path.ts';
import { useDeedWords } from '../use-deed-words.ts';
import { useTraitWords } from '../use-trait-words.ts';
import type { Route } from './+types/company.ts';
import { type CompanyRefused, doWithCompany } from './do-with-company.server.ts';
import { type CompanyPage, readCompanyPage } from './read-company.server.ts';

export const headers = personalHeaders;

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const site = siteOf(context);
  const { staff } = await staffPage(request, site, 'see');
  return readCompanyPage(site, staff, { id: params.id, query: new URL(request.url).searchParams });
}

export function action({ context, request, params }: Route.ActionArgs) {
  return doWithCompany(request, siteOf(context), params.id);
}

/** A company as a whole: its editions, who speaks for it, what looks like it, what was merged with it. */
export default function CompanyPageFace({ loaderData: own }: Route.ComponentProps) {
  const { t } = useLingui();
  const answer = useAnswer<typeof action>();
  const words = useDeedWords();
  const { company, done } = own;
  return (
    <>
      <PageHead title={company.title} unlisted />
      <ConsoleHead title={company.title} lang={company.lang} above={<Way own={own} />} under={<Under own={own} />}>
        <ButtonLink to={threadPath(company.kind, company.id)}>{t`Edit`}</ButtonLink>
      </ConsoleHead>
      {answer && <Refused answer={answer} />}
      {done && !answer && (
        <p role="status" className={page.done}>
          {words[done]}
        </p>
      )}
      <div className={page.stack}>
        <Appearances own={own} />
        <People own={own} />
        <Alike own={own} />
        <Merges own={own} />
      </div>
    </>
  );
}

interface Own {
  own: CompanyPage;
}

function Way({ own: { company } }: Own) {
  const { t } = useLingui();
  return (
    <>
      <SiteLink to={kindPath(company.kind)}>{company.many}</SiteLink> / {t`no. ${company.id}`}
      {company.address && (
        <>
          {' · '}
          <SiteLink to={company.address} reloads>{t`View on the site`}</SiteLink>
        </>
      )}
    </>
  );
}

function Under({ own: { products, company } }: Own) {
  const { t } = useLingui();
  if (company.kind !== 'exhibitor') return null;
  const list = `${kindPath('product')}?${new URLSearchParams({ 'field.exhibitor': company.key ?? '' })}`;
  return company.key === null || products === 0 ? (
    t`No products yet`
  ) : (
    <SiteLink to={list}>{t`Products: ${products}`}</SiteLink>
  );
}

/** Why nothing was changed. */
function Refused({ answer }: { answer: CompanyRefused }) {
  const { t } = useLingui();
  const bring = {
    there: t`It is in this edition already.`,
    unknown: t`Please choose an edition.`,
    refused: t`It could not be published as it stands. Open it to see what is missing.`,
  };
  const said =
    answer.act === 'bring'
      ? bring[answer.why]
      : answer.why === 'gone'
        ? t`Someone has undone this merge already.`
        : t`Something was changed since the two were merged, so the merge can no longer be undone.`;
  const things = answer.act === 'undo' && answer.why === 'built' ? answer.things : [];
  const isPlan = answer.act === 'undo' && answer.why === 'built' && answer.plan;
  return (
    <div role="alert">
      <Note kind="stop" title={t`Nothing was changed`}>
        <p>{said}</p>
        {isPlan && <p>{t`A floor plan on which it stands was changed.`}</p>}
        {things.length > 0 && (
          <ul>
            {things.map(({ id, kind, title, lang }) => (
              <li key={id}>
                <SiteLink to={threadPath(kind, id)}>
                  <span lang={lang}>{title}</span>
                </SiteLink>
              </li>
            ))}
          </ul>
        )}
      </Note>
    </div>
  );
}

/** The editions of the expo, and how the company is in each. */
function Appearances({ own: { company, appearances, may } }: Own) {
  const { t } = useLingui();
  if (appearances.length === 0) return null;
  const words = {
    seen: t({ message: 'Published', context: 'state of a text' }),
    written: t({ message: 'Draft', context: 'state of a text' }),
    no: '–',
  };
  const others = appearances.filter(({ is }) => is === 'no');
  return (
    <Panel title={t`Editions`}>
      <List
        caption={t`Editions of the expo`}
        columns={[
          { name: t`Edition` },
          { name: t({ message: 'Taking part', context: 'column' }), width: 'words' },
          { name: t`Stands`, width: 'words' },
          { name: t`On the floor plan`, width: 'words' },
        ]}
      >
        {appearances.map(({ edition, name, lang, is, stands, planned }) => (
          <Row key={edition}>
            <Cell>
              <span lang={lang}>{name}</span>
            </Cell>
            <Cell>{words[is]}</Cell>
            <Cell>{stands.join(', ') || '–'}</Cell>
            <Cell>{planned.join(', ') || '–'}</Cell>
          </Row>
        ))}
      </List>
      {may.write && others.length > 0 && (
        <ConsoleForm action={companyPath(company.id)} className={page.line}>
          <SelectField
            id="edition"
            label={t`Bring to another edition`}
            options={others.map(({ edition, name }) => ({ value: String(edition), label: name }))}
          />
          <Button name="act" value="bring">{t`Bring`}</Button>
        </ConsoleForm>
      )}
    </Panel>
  );
}

/** Members who speak for the company, and who ask to. */
function People({ own: { people, may } }: Own) {
  const { t } = useLingui();
  return (
    <Panel title={t`Members who act for it`}>
      {people.length === 0 ? (
        <p className={page.soft}>{t`None yet. Members confirm their company in their account.`}</p>
      ) : (
        <ul>
          {people.map(({ claimId, name, state, shownBy, when }) => (
            <li key={claimId}>
              {may.write ? (
                <SiteLink to={inboxHref('claims', claimId)}>{name || t`Member without a name`}</SiteLink>
              ) : (
                name || t`Member without a name`
              )}{' '}
              <span className={page.soft}>
                {state === 'waiting'
                  ? t`waiting`
                  : shownBy === 'code'
                    ? t`confirmed with a code`
                    : t`confirmed by staff`}{' '}
                · {when}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

/** Companies that look like it. */
function Alike({ own: { company, alike } }: Own) {
  const { t } = useLingui();
  const words = useTraitWords();
  const comma = t({ message: ', ', context: 'between parts of a sentence' });
  if (alike.length === 0) return null;
  return (
    <Panel title={t`Companies that look alike`}>
      <ul>
        {alike.map(({ id, title, lang, traits }) => (
          <li key={id}>
            <SiteLink to={pairPath(company.id, id)}>
              <span lang={lang}>{title}</span>
            </SiteLink>{' '}
            <span className={page.soft}>{traits.map((trait) => words[trait]).join(comma)}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** What was merged with it, and the way back. */
function Merges({ own: { company, merges, may } }: Own) {
  const { t } = useLingui();
  if (merges.length === 0) return null;
  return (
    <Panel title={t`Merged companies`}>
      <List
        caption={t`Merged companies, latest first`}
        columns={[{ name: t`Company` }, { name: t`Merged`, width: 'words' }, { name: t`Undo`, width: 'words' }]}
      >
        {merges.map(({ id, loser, winner, by, when, undone }) => {
          const other = loser.id === company.id ? winner : loser;
          return (
            <Row key={id}>
              <TitleCell
                title={other.title}
                lang={other.lang}
                to={companyPath(other.id)}
                under={loser.id === company.id ? t`This company became that one` : t`That company became this one`}
              />
              <Cell>
                {by} · {when}
              </Cell>
              <Cell>
                {undone ? (
                  t`Undone: ${undone.by}, ${undone.when}`
                ) : may.merge ? (
                  <ConsoleForm action={companyPath(company.id)}>
                    <input type="hidden" name="merge" value={id} />
                    <Button slim name="act" value="undo" aria-label={t`Undo the merge with ${other.title}`}>
                      {t`Undo`}
                    </Button>
                  </ConsoleForm>
                ) : (
                  '–'
                )}
              </Cell>
            </Row>
          );
        })}
      </List>
      <p className={page.small}>
        <SiteLink to={companiesPath('merged')}>{t`All merged companies`}</SiteLink>
      </p>
    </Panel>
  );
}
