import { useLingui } from '@lingui/react/macro';
import { localHref } from '#platform/i18n/address.ts';
import { useLocale } from '#platform/i18n/use-locale.ts';
import { type Overview, planHref } from '../../layout.ts';
import css from './ground-plan.module.css';

/** Room around the halls. Metres. */
const rim = 6;

/** The grounds from above, north on top: each hall leads to its plan, its stands in one path. */
export function GroundPlan({ overview: { halls, asked } }: { overview: Overview }) {
  const { t } = useLingui();
  const locale = useLocale();
  const width = Math.max(...halls.map((hall) => hall.x + hall.width));
  const depth = Math.max(...halls.map((hall) => hall.y + hall.depth));
  const nameOf = ({ name, theme }: Overview['halls'][number]) => (theme ? t`${name}: ${theme}` : name);
  return (
    <svg
      viewBox={`${-rim} ${-rim} ${width + 2 * rim} ${depth + 2 * rim}`}
      className={css.plan}
      role={halls.length > 0 ? 'group' : 'img'}
      aria-label={t`Hall layout`}
    >
      {halls.map((hall) => (
        <a key={hall.code} href={localHref(locale, planHref({ hall: hall.code, industry: asked.industry }))}>
          <title>{nameOf(hall)}</title>
          <g transform={`translate(${hall.x} ${hall.y})`}>
            <rect className={css.floor} width={hall.width} height={hall.depth} />
            <path className={css.stands} d={hall.shapes} />
            {hall.markedShapes && <path className={css.marked} d={hall.markedShapes} />}
            <rect className={css.plate} x={hall.width / 2 - 19} y={hall.depth / 2 - 12} width="38" height="24" />
            <text x={hall.width / 2} y={hall.depth / 2}>
              {hall.code}
            </text>
          </g>
        </a>
      ))}
    </svg>
  );
}
