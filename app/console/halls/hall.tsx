import { Plural, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Box } from '#features/halls/index.server.ts';
import { personalHeaders } from '#platform/http/personal-headers.ts';
import { siteOf } from '#platform/http/site-context.ts';
import { SiteLink } from '#shell/link.tsx';
import { PageHead } from '#shell/page-head.tsx';
import { KeysLine } from '#ui/console/keys/keys-line.tsx';
import { List } from '#ui/console/list/list.tsx';
import { Cell, Row, TitleCell } from '#ui/console/list/row.tsx';
import { ConsoleHead } from '#ui/console/page/console-head.tsx';
import { Note } from '#ui/console/page/note.tsx';
import page from '#ui/console/page/page.module.css';
import { Beside } from '#ui/console/page/panel.tsx';
import { Tabs } from '#ui/console/page/tabs.tsx';
import { ErrorSummary, wrongOf } from '#ui/form/error-summary.tsx';
import { useAnswer } from '#ui/form/use-answer.ts';
import type { Route } from './+types/hall.ts';
import { doOnPlan, type PlanRefused } from './do-on-plan.server.ts';
import { Drawing } from './drawing/drawing.tsx';
import { NewStands } from './forms/new-stands.tsx';
import { BeginForm, PlanChanges, UndoForm } from './forms/plan-acts.tsx';
import { JoinForm, RemoveForm, SplitForm, StandForm } from './forms/stand-form.tsx';
import { hallPlanPath, hallsPath } from './hall-path.ts';
import { type HallPage, readHallPage } from './read-hall.server.ts';
import { useDoneWords } from './use-done-words.ts';
import { useHolder } from './use-holder.tsx';

export const headers = personalHeaders;

export function loader({ context, request, params }: Route.LoaderArgs) {
  return readHallPage(request, siteOf(context), params.id);
}

export function action({ context, request, params }: Route.ActionArgs) {
  return doOnPlan(request, siteOf(context), params.id);
}

/** The plan of a hall for an edition: drawn by form, by keys, by pointer, and published as a whole. */
export default function HallPlanPage({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const answer = useAnswer<typeof action>();
  const [drawn, setDrawn] = useState<Box>();
  const { hall, edition, editions, stands, may, canUndo, changed } = loaderData;
  const { name } = hall;
  const title = t`Plan of ${name}`;
  const wrong = wrongOf(answer?.errors ?? {}, controlIds(answer));
  const plan = (
    <div className={page.stack}>
      <StateWords page={loaderData} />
      {stands.length === 0 && loaderData.beginsFrom.length > 0 && may.draw && <BeginForm page={loaderData} />}
      {stands.length > 0 && (
        <p className={page.small}>
          <a href="#stands">{t`Skip the plan and list the stands`}</a>
        </p>
      )}
      <Drawing page={loaderData} onDraw={setDrawn} />
      {may.draw && <PlanKeys />}
      <PlanChanges page={loaderData} />
      <div id="stands" tabIndex={-1}>
        <StandList page={loaderData} />
      </div>
    </div>
  );
  return (
    <>
      <PageHead title={wrong.length > 0 ? t`Error: ${title}` : title} unlisted />
      <ConsoleHead
        title={title}
        above={<SiteLink to={hallsPath(edition.number)}>{t`Floor plans`}</SiteLink>}
        under={
          <>
            {edition.name} · <Plural value={stands.length} one="# stand" other="# stands" />
            {changed && <> · {t`drawn by ${changed.by}, ${changed.at}`}</>}
          </>
        }
      >
        {canUndo && may.draw && <UndoForm page={loaderData} />}
      </ConsoleHead>
      <Tabs
        label={t`Edition`}
        tabs={editions.map(({ number }) => ({
          ...{ name: t`Edition ${number}`, current: number === edition.number },
          to: hallPlanPath({ hall: hall.code, edition: number }),
        }))}
      />
      <Said page={loaderData} answer={answer} />
      <ErrorSummary wrong={wrong} />
      {may.draw ? (
        <Beside label={t`Forms`} aside={<Forms page={loaderData} answer={answer} drawn={drawn} />}>
          {plan}
        </Beside>
      ) : (
        plan
      )}
    </>
  );
}

interface FormsProps {
  page: HallPage;
  answer: PlanRefused | undefined;
  drawn: Box | undefined;
}

function Forms({ page: own, answer, drawn }: FormsProps) {
  const { chosen } = own;
  const forms = { page: own, answer };
  return (
    <div className={page.stack}>
      {chosen && (
        // Of another stand nothing stays that was typed.
        <div key={chosen.number} className={page.stack}>
          <StandForm {...forms} chosen={chosen} />
          <JoinForm {...forms} chosen={chosen} />
          <SplitForm {...forms} chosen={chosen} />
          <RemoveForm {...forms} chosen={chosen} />
        </div>
      )}
      <NewStands key={drawn && JSON.stringify(drawn)} {...forms} drawn={drawn} />
    </div>
  );
}

/** Controls of the forms whose fields are called alike. */
function controlIds(answer: PlanRefused | undefined): Record<string, string> {
  switch (answer?.act) {
    case 'draw':
      return Object.fromEntries(['number', 'x', 'y', 'width', 'depth', 'count'].map((name) => [name, `new-${name}`]));
    case 'join':
      return { other: 'join' };
    case 'split':
      return { other: 'split' };
    default:
      return {};
  }
}

/** What became of the form that was sent. */
function Said({ page: { done, chosen }, answer }: { page: HallPage; answer: PlanRefused | undefined }) {
  const { t } = useLingui();
  const words = useDoneWords(chosen?.number ?? '');
  if (answer?.asks) {
    const company = answer.asks;
    return (
      <div role="alert">
        <Note kind="look" title={t`${company} has this stand`}>
          <p>{t`The company is not told. To go on, press the same button again.`}</p>
        </Note>
      </div>
    );
  }
  if (answer?.said) {
    return (
      <div role="alert">
        <Note kind="stop" title={t`Nothing was changed`}>
          <p>{answer.said}</p>
          {answer.mendedAt && (
            <p>
              <SiteLink to={answer.mendedAt}>{t`Open it`}</SiteLink>
            </p>
          )}
        </Note>
      </div>
    );
  }
  return done && !answer ? (
    <p role="status" className={page.done}>
      {words[done]}
    </p>
  ) : null;
}

/** What visitors see beside this plan, where that is not the same. */
function StateWords({ page: { edition, isShown, stands, state } }: { page: HallPage }) {
  const { t } = useLingui();
  const words = edition.isOver
    ? t`This edition is over: its plan can no longer be changed.`
    : !edition.isCurrent
      ? t`Visitors see this plan once the site moves on to this edition: it is published then.`
      : !isShown
        ? t`Visitors still see the plan of an earlier edition in this hall.`
        : state === 'shown' && stands.length > 0
          ? t`Visitors see this plan.`
          : undefined;
  return words && <p className={`${page.small} ${page.soft}`}>{words}</p>;
}

function PlanKeys() {
  const { t } = useLingui();
  return (
    <>
      <p className={`${page.small} ${page.soft}`}>
        {t`Drag a stand to move it. Drag across the empty floor to draw one. Open a stand to size it by its corner.`}
      </p>
      <KeysLine
        keys={[
          { keys: ['↑', '↓', '←', '→'], does: t`move the stand by a metre` },
          { keys: ['Shift'], does: t`with arrows: size it` },
          { keys: ['Enter'], does: t({ message: 'save', context: 'key' }) },
          { keys: ['Esc'], does: t`put it back` },
          { keys: ['Del'], does: t`remove it` },
        ]}
      />
    </>
  );
}

/** The plan in words: every stand with its place, size and company. */
function StandList({ page: { hall, edition, stands, chosen } }: { page: HallPage }) {
  const { t } = useLingui();
  const holder = useHolder();
  if (stands.length === 0) return null;
  return (
    <List
      caption={t`Stands in ${hall.name}`}
      columns={[
        { name: t`Stand` },
        { name: t`Company` },
        { name: t`Size in metres`, numeric: true },
        { name: t`From the west and north walls`, numeric: true },
      ]}
    >
      {stands.map(({ number, x, y, width, depth, companyId, company }) => (
        <Row key={number} current={number === chosen?.number}>
          <TitleCell
            title={number}
            wraps
            to={hallPlanPath({ hall: hall.code, edition: edition.number }, { stand: number })}
          />
          <Cell>{holder({ companyId, company })}</Cell>
          <Cell numeric called={t`Size in metres`}>
            {width} × {depth}
          </Cell>
          <Cell numeric called={t`From the west and north walls`}>
            {x}, {y}
          </Cell>
        </Row>
      ))}
    </List>
  );
}
