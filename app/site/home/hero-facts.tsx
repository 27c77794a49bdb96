import { Plural, useLingui } from '@lingui/react/macro';
import type { Phase } from '#features/editions/editions.ts';
import css from './hero.module.css';
import type { ShownEdition, ShownFigure } from './present.ts';

/** The figures that say most in a line, in this order; what an edition lacks is left out. */
const shownAfter = ['countries', 'exhibitors', 'projects', 'signed'];
const shownDuring = ['countries', 'exhibitors', 'area'];

/** The keys of the figures that the hero shows in a phase. */
export function heroFigureKeys(phase: Phase): readonly string[] {
  return phase === 'after' ? shownAfter : shownDuring;
}

interface HeroFactsProps {
  edition: ShownEdition;
  phase: Phase;
  daysLeft: number;
}

/** A line of figures below the theme: the countdown before, the halls during, the results after. */
export function HeroFacts({ edition, phase, daysLeft }: HeroFactsProps) {
  const figures = heroFigureKeys(phase).flatMap((key) => edition.figures.filter((figure) => figure.key === key));
  return (
    <dl className={css.facts}>
      {phase === 'before' ? (
        <BeforeFacts edition={edition} daysLeft={daysLeft} />
      ) : (
        figures.map((figure) => <FigureFact key={figure.key} figure={figure} />)
      )}
    </dl>
  );
}

function FigureFact({ figure }: { figure: ShownFigure }) {
  const { i18n } = useLingui();
  const { before, number, after } = figure.parts;
  return (
    <div lang={figure.lang === i18n.locale ? undefined : figure.lang}>
      <dt>{figure.label}</dt>
      <dd>
        {before && <small>{before}</small>}
        {number}
        {after && <small>{after}</small>}
      </dd>
    </div>
  );
}

function BeforeFacts({ edition, daysLeft }: Pick<HeroFactsProps, 'edition' | 'daysLeft'>) {
  const { t } = useLingui();
  const { publicFrom, publicTo, guestCountries } = edition;
  return (
    <>
      <div>
        <dt>{t`until the opening`}</dt>
        <dd>
          <Plural value={daysLeft} one="# day" other="# days" />
        </dd>
      </div>
      {publicFrom && publicTo && (
        <div>
          <dt>{t`public days, free of charge`}</dt>
          <dd>{daysBetween(publicFrom, publicTo)}</dd>
        </div>
      )}
      {guestCountries.length > 0 && (
        <div>
          <dt>{t`guest countries`}</dt>
          <dd>{guestCountries.length}</dd>
        </div>
      )}
    </>
  );
}

/** Days from one to another, `YYYY-MM-DD`, both counted. */
function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;
}
