import { useLingui } from '@lingui/react/macro';
import { staffPage } from '#features/staff/index.server.ts';
import { personalHeaders } from '#platform/http/personal-headers.ts';
import { siteOf } from '#platform/http/site-context.ts';
import { SiteLink } from '#shell/link.tsx';
import { PageHead } from '#shell/page-head.tsx';
import { Button } from '#ui/console/controls/button.tsx';
import { Check, Choices, Radio } from '#ui/console/controls/check.tsx';
import { ConsoleForm } from '#ui/console/controls/console-form.tsx';
import { List } from '#ui/console/list/list.tsx';
import { Cell, Row } from '#ui/console/list/row.tsx';
import { ConsoleHead } from '#ui/console/page/console-head.tsx';
import { Note } from '#ui/console/page/note.tsx';
import page from '#ui/console/page/page.module.css';
import { Panel } from '#ui/console/page/panel.tsx';
import { useAnswer } from '#ui/form/use-answer.ts';
import { useLanguageNames } from '#ui/use-language-names.ts';
import { threadPath } from '../../shown/paths.ts';
import { companiesPath, companyPath, pairPath } from '../company-path.ts';
import { useTraitWords } from '../use-trait-words.ts';
import type { Route } from './+types/pair.ts';
import { doWithPair, type PairRefused } from './do-with-pair.server.ts';
import { type OfPair, type PairPage, type PairRow, readPair } from './read-pair.server.ts';

export const headers = personalHeaders;

/** `?one=&other=`: the numbers of the two companies. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const site = siteOf(context);
  const { staff } = await staffPage(request, site, 'see');
  return readPair(site, staff, new URL(request.url));
}

export function action({ context, request }: Route.ActionArgs) {
  return doWithPair(request, siteOf(context));
}

/** Two companies side by side: whether they are one, which of them stays, and what it takes over. */
export default function PairPageFace({ loaderData: pair }: Route.ComponentProps) {
  const { t } = useLingui();
  const answer = useAnswer<typeof action>();
  const { one, other, apart, merged, may } = pair;
  const title = t`Are these one company?`;
  return (
    <>
      <PageHead title={title} unlisted />
      <ConsoleHead
        title={title}
        above={<SiteLink to={companiesPath()}>{t`Companies that look alike`}</SiteLink>}
        under={<InCommon pair={pair} />}
      />
      {answer && <Refused answer={answer} />}
      {merged && (
        <Note kind="look" title={t`One of them has been merged already`}>
          <p>
            <SiteLink to={companiesPath('merged')}>{t`Merged companies`}</SiteLink>
          </p>
        </Note>
      )}
      {apart && (
        <Note title={t`These are two companies`}>
          <p>{t`Said by ${apart.by}, ${apart.at}`}</p>
        </Note>
      )}
      <ConsoleForm action={pairPath(one.id, other.id)}>
        <input type="hidden" name="version" value={pair.version} />
        <div className={page.stack}>
          <Fields pair={pair} taken={answer?.taken ?? []} canTake={may.merge && !merged && !apart} />
          {may.merge && !merged && !apart && <MergePanel pair={pair} stays={answer?.stays ?? ''} />}
          {may.tell && !merged && (
            <div>
              {apart ? (
                <Button name="act" value="together">{t`Suggest them again`}</Button>
              ) : (
                <Button name="act" value="apart">{t`These are two companies`}</Button>
              )}
            </div>
          )}
        </div>
      </ConsoleForm>
    </>
  );
}

/** What the two have in common. */
function InCommon({ pair: { traits } }: { pair: PairPage }) {
  const { t } = useLingui();
  const words = useTraitWords();
  const list = traits.map((trait) => words[trait]).join(t({ message: ', ', context: 'between parts of a sentence' }));
  return traits.length > 0 ? t`In common: ${list}` : t`They have nothing in common that tells companies.`;
}

/** Why nothing was merged. */
function Refused({ answer: { why, halls } }: { answer: PairRefused }) {
  const { t } = useLingui();
  const list = halls.join(', ');
  const words = {
    choose: t`Please choose which of the two stays.`,
    gone: t`Someone has merged one of them already.`,
    changed: t`One of them has changed since you opened this page. Check what they say now, then merge again.`,
    unseen: t`Visitors see the one that would go, and not the one that would stay. Publish that one first, or choose the other.`,
    twoHalls: t`They have stands in different halls (${list}), and all stands of a company are in one. Take the stands in one hall away first.`,
    refused: t`Something of it could not be published as it stands. Open both companies and their products to see what is missing.`,
  };
  return (
    <div role="alert">
      <Note kind="stop" title={t`Nothing was changed`}>
        <p id="why">{words[why]}</p>
      </Note>
    </div>
  );
}

interface FieldsProps {
  pair: PairPage;
  /** What was ticked before. */
  taken: readonly string[];
  canTake: boolean;
}

/** All that one of them says, beside what the other says. */
function Fields({ pair: { one, other, kind, rows }, taken, canTake }: FieldsProps) {
  const { t } = useLingui();
  return (
    <List
      caption={t`What both companies say`}
      columns={[
        { name: t`Field` },
        { name: <Named company={one} kind={kind} /> },
        { name: <Named company={other} kind={kind} /> },
        ...(canTake ? [{ name: t`From the one that goes` }] : []),
      ]}
    >
      {rows.map((row) => (
        <FieldRow
          key={row.id}
          row={row}
          isTaken={row.take !== undefined && taken.includes(row.take)}
          canTake={canTake}
        />
      ))}
    </List>
  );
}

function Named({ company, kind }: { company: OfPair; kind: string }) {
  const { t } = useLingui();
  const { id, title, lang, isSeen, products } = company;
  return (
    <>
      <SiteLink to={companyPath(id)}>
        <span lang={lang}>{title}</span>
      </SiteLink>{' '}
      <small>
        {t`no. ${id}`} · {isSeen ? t`published` : t`not published`}
        {products > 0 && <> · {t`products: ${products}`}</>} ·{' '}
        <SiteLink to={threadPath(kind, id)} aria-label={t`Edit: ${title}`}>{t`Edit`}</SiteLink>
      </small>
    </>
  );
}

function FieldRow({ row, isTaken, canTake }: { row: PairRow; isTaken: boolean; canTake: boolean }) {
  const { t } = useLingui();
  const languages = useLanguageNames();
  const { label, lang, one, other, isSame, take } = row;
  const name = lang ? t`${label} (${languages[lang]})` : label;
  return (
    <Row>
      <Cell>{isSame ? name : <b>{name}</b>}</Cell>
      <Cell>
        <span lang={lang}>{one || '–'}</span>
      </Cell>
      <Cell>
        <span lang={lang}>{other || '–'}</span>
      </Cell>
      {canTake && (
        <Cell>
          {take && (
            <Check name="take" value={take} defaultChecked={isTaken}>
              {lang ? t`Take the whole text (${languages[lang]})` : t`Take over: ${label}`}
            </Check>
          )}
        </Cell>
      )}
    </Row>
  );
}

/** Which of the two stays, and what becomes of the other. */
function MergePanel({ pair: { one, other }, stays }: { pair: PairPage; stays: string }) {
  const { t } = useLingui();
  return (
    <Panel title={t`Merge them`} boxed>
      <Choices legend={t`Which one stays?`}>
        {[one, other].map(({ id, title, lang }) => (
          <Radio
            key={id}
            name="stays"
            value={String(id)}
            defaultChecked={stays === String(id)}
            aria-describedby="why-merge"
          >
            <span lang={lang}>{title}</span> {t`(no. ${id})`}
          </Radio>
        ))}
      </Choices>
      <p id="why-merge" className={`${page.small} ${page.soft}`}>
        {t`It takes over the products, stands, editions and members of the other, and what it does not say itself. The other’s pages lead to it. You can undo this until something is changed.`}
      </p>
      <Button name="act" value="merge" look="publish">{t`Merge`}</Button>
    </Panel>
  );
}
