import { Plural, useLingui } from '@lingui/react/macro';
import { Button } from '#ui/console/controls/button.tsx';
import { CheckField, SelectField } from '#ui/console/controls/field.tsx';
import page from '#ui/console/page/page.module.css';
import { Panel } from '#ui/console/page/panel.tsx';
import { PostForm } from '#ui/form/post-form.tsx';
import { hallPlanPath } from '../hall-path.ts';
import type { PlannedStand } from '../plan/stands.ts';
import type { HallPage } from '../read-hall.server.ts';
import { useHolder } from '../use-holder.tsx';

/** Begins a plan without stands as that of another edition was. */
export function BeginForm({ page: { hall, edition, editions, beginsFrom } }: { page: HallPage }) {
  const { t } = useLingui();
  const nameOf = (number: number) => editions.find((each) => each.number === number)?.name ?? t`Edition ${number}`;
  return (
    <PostForm action={hallPlanPath({ hall: hall.code, edition: edition.number })}>
      <div className={page.stack}>
        <SelectField
          id="from"
          label={t`Begin with the stands of`}
          options={beginsFrom.map((number) => ({ value: String(number), label: nameOf(number) }))}
        />
        <CheckField id="companies" value="yes" label={t`Keep each company at its stand`} />
        <p>
          <Button name="act" value="begin" look="main">{t`Begin the plan`}</Button>
        </p>
      </div>
    </PostForm>
  );
}

/** What visitors do not see yet, and the button by which they do. */
export function PlanChanges({ page: { hall, edition, changes, version, isWaiting, may } }: { page: HallPage }) {
  const { t } = useLingui();
  const { name } = hall;
  if (!isWaiting) return null;
  return (
    <Panel title={t`Not yet published`} boxed>
      <p>
        {changes.length === 0 ? (
          t`The stands are as visitors see them. Once published, they are those of this edition.`
        ) : (
          <Plural value={changes.length} one="# change in this plan:" other="# changes in this plan:" />
        )}
      </p>
      <ul className={page.small}>
        {changes.map((change) => (
          <li key={change.number}>
            <ChangeWords {...change} />
          </li>
        ))}
      </ul>
      {may.publish && (
        <PostForm action={hallPlanPath({ hall: hall.code, edition: edition.number })}>
          <input type="hidden" name="version" value={version} />
          <div className={page.line}>
            <Button name="act" value="publish" look="publish">{t`Publish the plan of ${name}`}</Button>
            <Button name="act" value="discard" look="quiet">{t`Discard all changes`}</Button>
          </div>
        </PostForm>
      )}
    </Panel>
  );
}

/** A change in one line: what of the stand is different, from what to what. */
function ChangeWords({ number, was, is, wasCompany, isCompany }: HallPage['changes'][number]) {
  const { t } = useLingui();
  const holder = useHolder();
  const place = ({ x, y, width, depth }: PlannedStand) => t`${width} × ${depth} m at ${x}, ${y}`;
  const [before, now] = [was && place(was), is && place(is)];
  const held = (stand: PlannedStand | undefined, company: typeof wasCompany) =>
    holder({ companyId: stand?.companyId ?? null, company });
  const parts = [
    ...(was ? [] : [t({ message: 'new', context: 'stand' })]),
    ...(is ? [] : [t({ message: 'removed', context: 'stand' })]),
    ...(before === now ? [] : [[before, now].filter(Boolean).join(' → ')]),
  ];
  const isHeldAnew = (was?.companyId ?? null) !== (is?.companyId ?? null);
  return (
    <>
      <b>{number}</b> {parts.join(' · ')}
      {isHeldAnew && (
        <>
          {parts.length > 0 && ' · '}
          {held(was, wasCompany)} → {held(is, isCompany)}
        </>
      )}
    </>
  );
}

/** Takes the last act back. */
export function UndoForm({ page: { hall, edition, lastAct } }: { page: HallPage }) {
  const { t } = useLingui();
  return (
    <PostForm action={hallPlanPath({ hall: hall.code, edition: edition.number })}>
      <input type="hidden" name="lastAct" value={lastAct} />
      <Button name="act" value="undo" slim>{t`Undo the last change`}</Button>
    </PostForm>
  );
}
