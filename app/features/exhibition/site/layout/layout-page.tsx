import { useLingui } from '@lingui/react/macro';
import { SiteLink } from '#shell/link.tsx';
import { FilterForm } from '#ui/filters/filter-form.tsx';
import { SelectField } from '#ui/filters/select-field.tsx';
import { type HallPlan as HallPlanData, type Overview, planHref } from '../../layout.ts';
import { Frame } from '../frame/frame.tsx';
import { FoundStands } from './found-stands.tsx';
import { GroundPlan } from './ground-plan.tsx';
import { HallList } from './hall-list.tsx';
import { HallNav, HallPlan } from './hall-plan.tsx';
import css from './layout-page.module.css';
import { Legend } from './place-marks.tsx';
import { PlanView } from './plan-view.tsx';
import { StandList } from './stand-list.tsx';
import { StandPanel } from './stand-panel.tsx';
import { TakeMeTo } from './take-me-to.tsx';

/** What the plan is asked by, beside the plan itself. */
export interface LayoutData {
  plan: Overview | HallPlanData;
  industries: { id: number; name: string }[];
}

/** The halls from above: the grounds, or one hall with its stands; each also in words. */
export function LayoutPage({ plan, industries }: LayoutData) {
  const words = useLayoutWords()(plan);
  const isStand = plan.kind === 'hall' && plan.chosen !== undefined;
  return (
    <Frame cursor="layout" query={[isStand ? 'stand' : 'hall']} {...words}>
      {plan.kind === 'overview' ? (
        <Grounds plan={plan} industries={industries} />
      ) : (
        <Hall plan={plan} industries={industries} />
      )}
    </Frame>
  );
}

/** What a plan is called, and what it is for. */
function useLayoutWords(): (plan: LayoutData['plan']) => { title: string; description: string } {
  const { t } = useLingui();
  return (plan) => {
    if (plan.kind === 'overview') {
      return {
        title: t`Hall layout`,
        description: t`Six halls and a central area: what is on show where, and how to reach every stand.`,
      };
    }
    const { hall, chosen } = plan;
    const { name, theme } = hall;
    if (!chosen) return { title: t`Plan of ${name}`, description: theme };
    const { code, holder } = chosen;
    const company = holder?.name ?? t`no company listed`;
    return { title: t`Stand ${code}: ${company}`, description: theme ? t`${name}: ${theme}` : name };
  };
}

function Grounds({ plan, industries }: { plan: Overview; industries: LayoutData['industries'] }) {
  return (
    <>
      <div className={css.columns}>
        <div className={css.aside}>
          <TakeMeTo words={plan.asked.find} />
          {plan.found && plan.asked.find && <FoundStands words={plan.asked.find} found={plan.found} />}
          <IndustryFilter industries={industries} plan={plan} />
        </div>
        <GroundPlan overview={plan} />
      </div>
      <HallList overview={plan} />
    </>
  );
}

function Hall({ plan, industries }: { plan: HallPlanData; industries: LayoutData['industries'] }) {
  const { t } = useLingui();
  const { hall, chosen, asked, zoom, places } = plan;
  const { name } = hall;
  return (
    <>
      <div className={css.columns}>
        <div className={css.aside}>
          {chosen && <StandPanel stand={chosen} hallName={name} />}
          <TakeMeTo />
          <HallNav plan={plan} />
          <IndustryFilter industries={industries} plan={plan} />
        </div>
        <div className={css.plan}>
          <p className={css.skip}>
            <a href="#stands">{t`Skip the plan and list the stands`}</a>
          </p>
          <PlanView
            key={hall.code}
            label={t`Plan of ${name}`}
            zoom={zoom}
            hrefOf={(zoom) => planHref({ hall: hall.code, stand: chosen?.code, industry: asked.industry, zoom })}
            centre={chosen?.code}
          >
            <HallPlan plan={plan} />
          </PlanView>
          <Legend places={places} />
        </div>
      </div>
      <StandList plan={plan} />
    </>
  );
}

function IndustryFilter({ industries, plan }: LayoutData) {
  const { t } = useLingui();
  const { industry } = plan.asked;
  const hall = plan.kind === 'hall' ? plan.hall.code : undefined;
  const options = industries.map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <>
      <FilterForm
        action="/exhibition/"
        label={t`Highlight an industry on the plan`}
        keep={{ cursor: 'layout', hall }}
        reset={industry === undefined ? undefined : planHref({ hall })}
      >
        <SelectField
          name="industry"
          label={t`Highlight an industry’s stands`}
          value={industry === undefined ? '' : String(industry)}
          all={t`All industries`}
          options={options}
        />
      </FilterForm>
      {industry !== undefined && <Marked plan={plan} name={industries.find(({ id }) => id === industry)?.name ?? ''} />}
    </>
  );
}

/** Says how many stands are marked, and leads to those companies as a list. */
function Marked({ plan, name }: { plan: LayoutData['plan']; name: string }) {
  const { t } = useLingui();
  const { industry } = plan.asked;
  const count =
    plan.kind === 'hall'
      ? plan.stands.filter(({ marked }) => marked).length
      : plan.halls.reduce((sum, { companies }) => sum + companies, 0);
  return (
    <p role="status">
      {plan.kind === 'hall'
        ? t`Stands highlighted for ${name}: ${count}`
        : t`Companies highlighted for ${name}: ${count}`}{' '}
      <SiteLink to={`/exhibition/?cursor=exhibitors&industry=${industry}`}>{t`Show as a list`}</SiteLink>
    </p>
  );
}
