import { useLingui } from '@lingui/react/macro';
import { localHref } from '#platform/i18n/address.ts';
import { useLocale } from '#platform/i18n/use-locale.ts';
import { type HallPlan as Plan, type PlanStand, planHref } from '../../layout.ts';
import css from './hall-plan.module.css';
import { PlaceMark, PlaceSymbols } from './place-marks.tsx';

/** Room around the walls, for the letters of the aisles and the doors. Metres. */
const rim = 5;
/** The width of hall for which letters and signs have their natural size. Metres. */
const naturalWidth = 96;

/** A hall from above, north on top: its stands are links, each named after its number and company. */
export function HallPlan({ plan }: { plan: Plan }) {
  const { t } = useLingui();
  const { hall, stands, places, chosen } = plan;
  const unit = hall.width / naturalWidth;
  const frame = `${-rim * unit} ${-rim * unit} ${hall.width + 2 * rim * unit} ${hall.depth + 2 * rim * unit}`;
  return (
    <svg
      viewBox={frame}
      className={css.plan}
      role={stands.length > 0 ? 'group' : 'img'}
      aria-label={t`Stands in ${hall.name}`}
    >
      <PlaceSymbols />
      <rect className={css.floor} width={hall.width} height={hall.depth} strokeWidth={0.8 * unit} />
      <Aisles stands={stands} width={hall.width} unit={unit} />
      <g className={css.stands} fontSize={2.2 * unit}>
        {stands.map((stand) => (
          <StandLink
            key={stand.number}
            hall={hall.code}
            stand={stand}
            chosen={stand.number === chosen?.number}
            unit={unit}
          />
        ))}
      </g>
      {places.map((place) => (
        <PlaceMark key={`${place.kind} ${place.x} ${place.y}`} place={place} unit={unit} />
      ))}
      {chosen && <Pin stand={chosen} unit={unit} />}
    </svg>
  );
}

interface StandLinkProps {
  hall: string;
  stand: PlanStand;
  chosen: boolean;
  unit: number;
}

function StandLink({ hall, stand, chosen, unit }: StandLinkProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const { number, x, y, width, depth, holder, marked } = stand;
  const name = holder ? `${number} ${holder.name}` : t`${number}, no company listed`;
  const look = chosen ? css.chosen : marked ? css.marked : holder ? undefined : css.free;
  return (
    <a
      id={`${hall}-${number}`}
      href={localHref(locale, planHref({ stand: `${hall}-${number}` }))}
      className={look}
      aria-current={chosen ? 'true' : undefined}
    >
      <title>{name}</title>
      <rect x={x} y={y} width={width} height={depth} />
      <text x={x + width / 2} y={y + depth / 2}>
        {number}
      </text>
      {marked && <path className={css.sign} d={`M${x + 0.5 * unit} ${y + 1.2 * unit}l${lozenge(0.7 * unit)}z`} />}
    </a>
  );
}

/** A lozenge from its left corner, `half` as wide and high to each side: marks a stand not by its colour alone. */
function lozenge(half: number): string {
  return `${half} ${-half} ${half} ${half} ${-half} ${half}`;
}

/** The letters of the aisles at both ends, and the line to walk along. */
function Aisles({ stands, width, unit }: { stands: PlanStand[]; width: number; unit: number }) {
  const aisles = Map.groupBy(stands, ({ number }) => number.charAt(0));
  return (
    <g className={css.aisles} fontSize={2.6 * unit} strokeWidth={0.25 * unit}>
      {[...aisles].map(([letter, own]) => {
        const north = Math.min(...own.map(({ y }) => y));
        const south = Math.max(...own.map(({ y, depth }) => y + depth));
        const y = (north + south) / 2;
        return (
          <g key={letter}>
            <path d={`M${9 * unit} ${y}H${width - 9 * unit}`} />
            <text x={8.4 * unit} y={y}>
              {letter}
            </text>
            <text x={width - 8.4 * unit} y={y}>
              {letter}
            </text>
          </g>
        );
      })}
    </g>
  );
}

/** Points at the stand that the page is about, also for those who see no colours. */
function Pin({ stand: { x, y, width }, unit }: { stand: PlanStand; unit: number }) {
  return (
    <path
      className={css.pin}
      strokeWidth={0.4 * unit}
      d="M0 0l-2.2-3.6a2.6 2.6 0 1 1 4.4 0z"
      transform={`translate(${x + width / 2} ${y + 0.9 * unit}) scale(${unit})`}
    />
  );
}

/** Leads from hall to hall. */
export function HallNav({ plan: { hall, halls, asked } }: { plan: Plan }) {
  const { t } = useLingui();
  const locale = useLocale();
  const { industry } = asked;
  return (
    <nav aria-label={t`Halls`} className={css.halls}>
      <ul role="list">
        <li>
          <a href={localHref(locale, planHref({ industry }))}>{t`All halls`}</a>
        </li>
        {halls.map(({ code, name }) => (
          <li key={code}>
            <a
              href={localHref(locale, planHref({ hall: code, industry }))}
              aria-current={code === hall.code ? 'page' : undefined}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
