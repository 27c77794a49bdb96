import { useLingui } from '@lingui/react/macro';
import type { Venue } from '../about.ts';
import css from './venue-map.module.css';

/** Where the venues lie on the drawing, by their keys. */
const places: Record<string, [x: number, y: number]> = {
  conference: [322, 132],
  exhibition: [352, 168],
  market: [186, 182],
};

interface VenueMapProps {
  /** In the order in which they are numbered. */
  venues: Venue[];
}

/** Changsha as a drawing, not to scale: the rivers, where one arrives, and the venues by their numbers, which lead to them. */
export function VenueMap({ venues }: VenueMapProps) {
  const { t } = useLingui();
  return (
    <figure className={css.figure}>
      {/* biome-ignore lint/a11y/useSemanticElements: links in a drawing; a fieldset is for forms */}
      <svg viewBox="0 0 480 300" className={css.map} role="group" aria-labelledby="map-words">
        <path className={css.river} d="M72 0v62l-10 40 8 66-12 54 6 78" />
        <path className={css.river} d="M68 84l62-22 64 8 46-18 34 28 2 46-16 42 30 44 60 22 22 34 108 6" />
        <path className={css.rail} d="M252 0v300" />
        <path className={css.metro} d="M0 206h252l34-38h120l52-76" />
        <g className={css.stitches}>
          <path d="M92 190h60v32H92z" />
          <path d="M240 194h24v24h-24z" />
          <path d="M440 62h30v30h-30z" />
        </g>
        <g className={css.names}>
          <text x="80" y="22">{t`Xiang River`}</text>
          <text x="244" y="290" textAnchor="end">{t`Railway`}</text>
          <text x="470" y="288" textAnchor="end">{t`Liuyang River`}</text>
          <text x="112" y="180" textAnchor="middle">{t`City centre`}</text>
          <text x="232" y="238" textAnchor="end">{t`Changsha South`}</text>
          <text x="470" y="52" textAnchor="end">{t`Huanghua Airport`}</text>
        </g>
        {venues.map(({ key, name }, i) => {
          const place = places[key];
          return (
            place && (
              <a key={key} href={`#venue-${key}`} className={css.venue} aria-label={`${i + 1} ${name}`}>
                <circle cx={place[0]} cy={place[1]} r="34" className={css.target} />
                <circle cx={place[0]} cy={place[1]} r="15" />
                <text x={place[0]} y={place[1] + 6} textAnchor="middle">
                  {i + 1}
                </text>
              </a>
            )
          );
        })}
      </svg>
      <figcaption id="map-words" className={css.words}>
        {t`Sketch, not to scale. From west to east: the Xiang River, the city centre, Gaoqiao, Changsha South railway station, the Liuyang River and, on its far bank, the conference and exhibition centres; the airport is further north-east.`}
      </figcaption>
    </figure>
  );
}
