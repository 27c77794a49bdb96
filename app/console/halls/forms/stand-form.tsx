import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef } from 'react';
import { SiteLink } from '#shell/link.tsx';
import { Button } from '#ui/console/controls/button.tsx';
import { Choices, Radio } from '#ui/console/controls/check.tsx';
import { SelectField, TextField } from '#ui/console/controls/field.tsx';
import page from '#ui/console/page/page.module.css';
import { Panel } from '#ui/console/page/panel.tsx';
import { PostForm } from '#ui/form/post-form.tsx';
import type { PlanRefused } from '../do-on-plan.server.ts';
import { hallPlanPath } from '../hall-path.ts';
import type { HallPage } from '../read-hall.server.ts';
import { asSeen } from '../stand-fields.ts';
import { useHolder } from '../use-holder.tsx';

export interface PlanFormProps {
  page: HallPage;
  /** What became of a form that did not do what it was for. */
  answer: PlanRefused | undefined;
}

/** The stand whose form is open. */
type Chosen = NonNullable<HallPage['chosen']>;

/** The form of a stand: its number, place, size and company. */
export function StandForm({ page: { hall, edition }, answer, chosen }: PlanFormProps & { chosen: Chosen }) {
  const { t } = useLingui();
  const own = answer?.act === 'change' || answer?.act === 'find' ? answer : undefined;
  const begin = useRef<HTMLDivElement>(null);
  // Whoever opens a stand by keys goes on at its form, and not through the stands after it.
  useEffect(() => {
    if (location.hash === '#stand') begin.current?.focus();
  }, []);
  const { number, page: href } = chosen;
  const typed = own?.typed ?? {
    ...{ number, x: chosen.x, y: chosen.y, width: chosen.width, depth: chosen.depth },
    ...{ company: String(chosen.companyId ?? ''), words: '' },
  };
  const errors = own?.errors ?? {};
  const metres = (name: 'x' | 'y' | 'width' | 'depth', label: string) => (
    <TextField
      id={name}
      label={label}
      error={errors[name]}
      defaultValue={typed[name]}
      inputMode="numeric"
      maxLength={4}
    />
  );
  return (
    <Panel title={t`Stand ${number}`} boxed>
      <PostForm action={hallPlanPath({ hall: hall.code, edition: edition.number }, { stand: number })}>
        {/* What the Enter key presses: the first button of a form, which else would be one beside a field. */}
        <button type="submit" name="act" value="enter" hidden />
        <input type="hidden" name="was" value={own && !own.said ? own.typed.was : asSeen(chosen)} />
        <input type="hidden" name="asked" value={typed.words} />
        <div id="stand" ref={begin} tabIndex={-1} className={page.stack}>
          <TextField
            id="number"
            label={t`Stand number`}
            error={errors.number}
            defaultValue={typed.number}
            maxLength={3}
            autoComplete="off"
          />
          {metres('x', t`Metres from the west wall`)}
          {metres('y', t`Metres from the north wall`)}
          {metres('width', t`Width in metres`)}
          {metres('depth', t`Depth in metres`)}
          <CompanyChoice
            chosen={chosen}
            company={typed.company}
            words={typed.words}
            found={own?.found}
            error={errors.company}
          />
          <Sure answer={own} />
          <Button name="act" value="change" look="main" wide>
            {own?.asks ? t`Save anyway` : t`Save`}
          </Button>
        </div>
      </PostForm>
      {href && (
        <p className={page.small}>
          <SiteLink to={href}>{t`See it on the public plan`}</SiteLink>
        </p>
      )}
    </Panel>
  );
}

interface CompanyChoiceProps {
  chosen: Chosen;
  company: string;
  words: string;
  found: PlanRefused['found'];
  error: string | undefined;
}

/** Nobody, the company that has it, or one that was looked for. */
function CompanyChoice({ chosen, company, words, found, error }: CompanyChoiceProps) {
  const { t } = useLingui();
  const holder = useHolder();
  const others = (found ?? []).filter(({ id }) => id !== chosen.companyId);
  return (
    <>
      <Choices legend={t`Company`}>
        <Radio name="company" value="" defaultChecked={company === ''}>
          {t`No company`}
        </Radio>
        {chosen.companyId !== null && (
          <Radio name="company" value={String(chosen.companyId)} defaultChecked={company === String(chosen.companyId)}>
            {holder(chosen)}
          </Radio>
        )}
        {others.map(({ id, name, lang }) => (
          <Radio key={id} name="company" value={String(id)} defaultChecked={company === String(id)}>
            <span lang={lang}>{name}</span>
          </Radio>
        ))}
      </Choices>
      <TextField
        id="company"
        name="words"
        label={t`Find a company`}
        hint={t`Part of its name, in any language.`}
        error={error}
        defaultValue={words}
        maxLength={100}
        autoComplete="off"
      />
      {found && (
        <p role="status">
          {found.length === 0 ? t`No results.` : t`Companies found: ${found.length}. Choose one above.`}
        </p>
      )}
      <Button name="act" value="find" slim>{t`Find`}</Button>
    </>
  );
}

/** Somebody who was asked, and sends the form again, is sure. */
export function Sure({ answer }: { answer: PlanRefused | undefined }): ReactNode {
  return answer?.asks ? <input type="hidden" name="sure" value="yes" /> : null;
}

/** Joins the stand with one beside it. */
export function JoinForm({ page: { hall, edition }, answer, chosen }: PlanFormProps & { chosen: Chosen }) {
  const { t } = useLingui();
  const own = answer?.act === 'join' ? answer : undefined;
  const { number, neighbours } = chosen;
  if (neighbours.length === 0 && !own) return null;
  const offered = own ? [...new Set([own.typed.other, ...neighbours])] : neighbours;
  return (
    <Panel title={t`Join with a stand beside it`}>
      <PostForm action={hallPlanPath({ hall: hall.code, edition: edition.number }, { stand: number })}>
        <input type="hidden" name="was" value={asSeen(chosen)} />
        <div className={page.stack}>
          <SelectField
            id="join"
            name="other"
            label={t`Stand that shares a whole side`}
            hint={t`Together they are stand ${number}.`}
            error={own?.errors.other}
            defaultValue={own?.typed.other}
            options={offered.map((value) => ({ value, label: value }))}
          />
          <Sure answer={own} />
          <Button name="act" value="join">
            {own?.asks ? t`Join anyway` : t`Join`}
          </Button>
        </div>
      </PostForm>
    </Panel>
  );
}

/** Makes two stands of this one. */
export function SplitForm({ page: { hall, edition, nextNumber }, answer, chosen }: PlanFormProps & { chosen: Chosen }) {
  const { t } = useLingui();
  const own = answer?.act === 'split' ? answer : undefined;
  const { number, width, depth } = chosen;
  const isWide = width >= depth;
  if (Math.max(width, depth) < 2) return null;
  return (
    <Panel title={t`Split in two`}>
      <PostForm action={hallPlanPath({ hall: hall.code, edition: edition.number }, { stand: number })}>
        <input type="hidden" name="was" value={asSeen(chosen)} />
        <div className={page.stack}>
          <TextField
            id="metres"
            label={isWide ? t`Metres of ${number}, from the west` : t`Metres of ${number}, from the north`}
            error={own?.errors.metres}
            defaultValue={own?.typed.metres ?? Math.floor(Math.max(width, depth) / 2)}
            inputMode="numeric"
            maxLength={3}
          />
          <TextField
            id="split"
            name="other"
            label={t`Number of the other part`}
            error={own?.errors.other}
            defaultValue={own?.typed.other ?? nextNumber}
            maxLength={3}
            autoComplete="off"
          />
          <Sure answer={own} />
          <Button name="act" value="split">
            {own?.asks ? t`Split anyway` : t`Split`}
          </Button>
        </div>
      </PostForm>
    </Panel>
  );
}

/** Takes the stand off the plan. */
export function RemoveForm({
  page: { hall, edition, asksRemoval },
  answer,
  chosen,
}: PlanFormProps & { chosen: Chosen }) {
  const { t } = useLingui();
  const own = answer?.act === 'remove' ? answer : undefined;
  const { number } = chosen;
  return (
    <PostForm action={hallPlanPath({ hall: hall.code, edition: edition.number }, { stand: number })}>
      <input type="hidden" name="was" value={asSeen(chosen)} />
      <Sure answer={own} />
      <Button name="act" value="remove" look="refuse" autoFocus={asksRemoval}>
        {own?.asks ? t`Remove anyway` : t`Remove stand ${number}`}
      </Button>
    </PostForm>
  );
}
