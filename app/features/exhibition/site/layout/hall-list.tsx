import { Plural, useLingui } from '@lingui/react/macro';
import { SiteLink } from '#shell/link.tsx';
import { Part } from '#shell/part.tsx';
import { TitleWords } from '#ui/titles/title-words.tsx';
import { useForeign } from '#ui/use-foreign.ts';
import { type Overview, type PlanHall, planHref } from '../../layout.ts';
import css from './hall-list.module.css';

/** The plan of the grounds in words: what is shown in which hall. */
export function HallList({ overview: { halls, asked } }: { overview: Overview }) {
  const { t } = useLingui();
  return (
    <Part id="halls" title={t`What is where`}>
      <ul role="list" className={css.halls}>
        {halls.map((hall) => (
          <HallRow key={hall.code} hall={hall} industry={asked.industry} />
        ))}
      </ul>
    </Part>
  );
}

function HallRow({ hall, industry }: { hall: PlanHall; industry?: number }) {
  const foreign = useForeign(hall.lang);
  return (
    <li>
      <h3 lang={foreign}>
        <SiteLink to={planHref({ hall: hall.code, industry })} covers>
          <TitleWords>{hall.name}</TitleWords>
        </SiteLink>
      </h3>
      <p lang={foreign}>{hall.theme}</p>
      <p className={css.count}>
        <Plural value={hall.companies} one="# company" other="# companies" />
        {' · '}
        <Plural value={hall.stands} one="# stand" other="# stands" />
      </p>
    </li>
  );
}
